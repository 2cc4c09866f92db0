import type { PackId } from '../../core/packs/pack';

/** A way to bring signatures to a company, in a line. The packs themselves weigh a hundred times as much. */
interface PackLine {
  readonly id: PackId;
  /** As the pack calls itself. */
  readonly label: string;
  readonly lead: string;
}

/** All of them, in the order of the packs. */
export const PACK_LINES: readonly PackLine[] = [
  {
    id: 'google',
    label: 'Google Workspace (GAM7)',
    lead: 'Commands that set each person’s signature in Gmail.',
  },
  {
    id: 'exchange',
    label: 'Exchange Online (Outlook on the web, new Outlook)',
    lead: 'A PowerShell script for Outlook on the web and new Outlook.',
  },
  {
    id: 'transport-rule',
    label: 'Exchange transport rule',
    lead: 'One rule on the server adds it below every email that leaves.',
  },
  {
    id: 'outlook-windows',
    label: 'Outlook for Windows (classic)',
    lead: 'A script for Intune or a group policy puts it on each computer.',
  },
  {
    id: 'set-outlooksignatures',
    label: 'Set-OutlookSignatures',
    lead: 'Templates for that free script, filled in from your directory.',
  },
  {
    id: 'thunderbird',
    label: 'Thunderbird',
    lead: 'A file of policies for each person’s computer.',
  },
  {
    id: 'apple-mail',
    label: 'Apple Mail',
    lead: 'A script that sets it in Mail on each Mac.',
  },
];
