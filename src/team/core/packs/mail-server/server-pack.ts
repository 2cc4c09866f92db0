import type { PackGuide } from '../guide';
import { guideFile } from '../guide-page';
import type { Pack } from '../pack';
import { plainFile } from '../scripts/script-file';
import { identityList } from './identity-list';

interface ServerPack {
  readonly id: Pack['id'];
  readonly label: string;
  readonly guide: PackGuide;
  /** By the name of its file, the parts of each script. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

/** A pack for a mail server: a list of signatures by address, and scripts that read it there. */
export function serverPack({ id, label, guide, scripts }: ServerPack): Pack {
  return {
    id,
    label,
    guide,
    start: () => {
      const list = identityList();
      return {
        add: (made) => {
          list.add(made);
          return [];
        },
        addAlias: (alias) => {
          list.addAlias(alias);
          return [];
        },
        end: async () => ({
          files: [
            guideFile({ id, label, guide }),
            { path: `${id}/identities.ndjson`, content: list.content() },
            ...Object.entries(scripts).map(([name, parts]) => plainFile(`${id}/${name}`, parts)),
          ],
          notes: [],
        }),
      };
    },
  };
}
