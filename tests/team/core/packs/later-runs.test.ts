import { describe, expect, test } from 'vitest';
import { exchange } from '../../../../src/team/core/packs/exchange/exchange';
import { outlookWindows } from '../../../../src/team/core/packs/outlook-windows/outlook-windows';
import { withoutStrings } from './powershell-reader';
import { contentOf, membersOf, runPack, ZOE } from './run';

/* What scripts do on later runs, read as text: there is no PowerShell here. */

const TEAM = membersOf([['zoe@x.example', ZOE]]);
const { files: exchangeFiles } = await runPack(exchange, TEAM);
const { files: outlookFiles } = await runPack(outlookWindows, TEAM);

describe('the scripts for Exchange', () => {
  const deploy = withoutStrings(contentOf(exchangeFiles, 'exchange/deploy.ps1'));
  const undo = withoutStrings(contentOf(exchangeFiles, 'exchange/undo.ps1'));

  test('pass over who has the same already, unless all are asked for', () => {
    const parts = [
      '$hash = Read-Hash -Text',
      'if (-not $All -and $known[$person.mailbox] -eq $hash)',
      'continue',
      'Save-Former -Address',
      'Set-MailboxMessageConfiguration @settings',
      'Save-Done -Path $done',
    ];
    expect(outOfOrder(deploy, parts)).toEqual([]);
  });

  test('save what was there before under its final name once it is whole', () => {
    const parts = [
      'if (Test-Path -LiteralPath $Path) { return }',
      'Set-Content -LiteralPath ($Path + ',
      'Move-Item -LiteralPath ($Path + ',
    ];
    expect(outOfOrder(deploy, parts)).toEqual([]);
  });

  test('after undo begin again: it is set again, and what is there then is saved', () => {
    const parts = [
      'Set-MailboxMessageConfiguration @settings',
      'Move-Item -LiteralPath $backup -Destination ($backup + ',
      'Save-Done -Path $done',
    ];
    expect(outOfOrder(undo, parts)).toEqual([]);
  });
});

describe('the scripts for Outlook', () => {
  const install = withoutStrings(contentOf(outlookFiles, 'outlook-windows/install.ps1'));
  const undo = withoutStrings(contentOf(outlookFiles, 'outlook-windows/undo.ps1'));

  test('keep what the first run found, and note it before anything is changed', () => {
    const parts = [
      '$memo = Read-Memory',
      'if ($isKnown) { continue }',
      '$before = $account.GetValue($value)',
      'Copy-Item -LiteralPath $there -Destination $kept',
      'Save-Memory -Memo',
      'Copy-Item -LiteralPath $file.FullName -Destination $target',
      'New-ItemProperty -LiteralPath $account.PSPath',
    ];
    expect(outOfOrder(install, parts)).toEqual([]);
  });

  test('remove a signature of ours that has another name now, and no other one', () => {
    const parts = [
      'Save-Memory -Memo',
      'foreach ($name in @($ours | Where-Object { $names -notcontains $_ }))',
      'Remove-Item -LiteralPath $file',
    ];
    expect(outOfOrder(install, parts)).toEqual([]);
    expect(install.match(/Remove-Item /g)).toHaveLength(1);
  });

  test('bring back files that stood under the same names', () => {
    const parts = [
      'foreach ($name in @($memo.files))',
      'Remove-Item -LiteralPath $file',
      'Move-Item -LiteralPath $earlier -Destination $target',
      'Remove-Item -LiteralPath $memory',
    ];
    expect(outOfOrder(undo, parts)).toEqual([]);
  });
});

/** Those of the parts that do not stand in the code behind the one before. */
function outOfOrder(code: string, parts: readonly string[]): readonly string[] {
  let at = 0;
  return parts.filter((part) => {
    const found = code.indexOf(part, at);
    if (found >= 0) at = found + part.length;
    return found < 0;
  });
}
