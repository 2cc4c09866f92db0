import type { PackGuide } from '../guide';
import { guideFile } from '../guide-page';
import type { Pack } from '../pack';
import { peopleCounter } from '../people-note';
import { plainFile } from '../scripts/script-file';
import { identityList } from './identity-list';

/** What a server takes of a signature. */
interface Ceiling {
  readonly isOver: (html: string) => boolean;
  /** What is noted of those who are over it: `2 people <words>`. */
  readonly words: string;
  /** Whether that is true of all servers of the kind. */
  readonly isProblem: boolean;
}

interface ServerPack {
  readonly id: Pack['id'];
  readonly label: string;
  readonly guide: PackGuide;
  /** By the name of its file, the parts of each script. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Whether its list has the plain text and the short form for replies as well. */
  readonly hasTexts?: boolean;
  readonly ceiling?: Ceiling;
}

/** A pack for a mail server: a list of signatures by address, and scripts that read it there. */
export function serverPack(pack: ServerPack): Pack {
  const { id, label, guide, scripts, hasTexts = false, ceiling } = pack;
  return {
    id,
    label,
    guide,
    start: () => {
      const list = identityList(hasTexts);
      const over = peopleCounter();
      return {
        add: (made) => {
          list.add(made);
          if (ceiling?.isOver(made.html) === true) over.add(made.member.address);
          return [];
        },
        addAlias: (alias) => {
          list.addAlias(alias);
          return [];
        },
        end: async () => {
          const notes =
            ceiling === undefined || over.count() === 0
              ? []
              : [{ message: over.reported(ceiling.words), isProblem: ceiling.isProblem }];
          return {
            files: [
              guideFile({ id, label, guide }, notes),
              { path: `${id}/identities.ndjson`, content: list.content() },
              ...Object.entries(scripts).map(([name, parts]) => plainFile(`${id}/${name}`, parts)),
            ],
            notes,
          };
        },
      };
    },
  };
}
