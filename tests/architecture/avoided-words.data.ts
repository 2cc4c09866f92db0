/** A word or turn that visitors do not read here, or that the code avoids. */
export interface AvoidedWord {
  readonly pattern: RegExp;
  /** What to say instead, or why not. */
  readonly instead: string;
}

export const AVOIDED_WORDS: readonly AvoidedWord[] = [
  // With a capital letter it is the program of Apple.
  word('mails?', 'email', ''),
  word('e-mails?', 'email'),
  word('(?:mail|email) programs?', 'email client'),
  word('mend(?:s|ed|ing)?', 'fix'),
  word('grounds?', 'background'),
  word('leads? nowhere', 'no link yet'),
  word('marks?', 'badge or icon'),
  word('runs? (?:between|into)', 'gradient'),
  word('words', 'text'),
  word('nobody|no one', 'others cannot'),
  word('nothing of yours', 'say what is missing'),
  word('is no (?:web )?(?:address|link)', 'is not a web address'),
  word('anew', 'again'),
  word('wholly', 'fully'),
  word('see-through', 'transparent'),
  word('plates?', 'background'),
  word('hosted', 'online, or web address'),
  word('stand-ins?', 'substitute'),
  word('turns? round', 'is inverted'),
  word('for good', 'forever'),
  word('give (?:the|its|an?) (?:whole )?(?:https )?address', 'enter the address'),
  word('(?:is|are) kept on this device', 'saved on this device'),
  word('taken? out of it', 'remove'),
  word('(?:cannot|could not) be worked out', 'failed'),
  word('thus|hence|whilst|amongst|shall', 'a plainer word'),
  // American spelling.
  word('colou?rise\\w*|(?:dis|re)?colour\\w*', 'color'),
  word('(?:re)?cent(?:re|red|ring|res)', 'center'),
  word('grey\\w*', 'gray'),
  word('favourit\\w*', 'favorite'),
  word('behaviour\\w*', 'behavior'),
  word('(?:neighbour|honour|labour|flavour|rumour|humour|vapour)\\w*', 'or for our'),
  word('(?:model|cancel|label|travel|level|signal)l(?:ed|ing|er)', 'one l'),
  word(
    '(?:organ|optim|custom|recogn|real|minim|maxim|capital|synchron|normal|personal)is(?:e[ds]?|ing|ation)',
    'ize for ise',
  ),
  word('analys(?:e[ds]?|ing)', 'analyze'),
  word('catalogues?|dialogues?|programmes?', 'catalog, dialog, program'),
  word('licence[ds]?|defence|offence|judgement|artefacts?|fulfil|enrol', 'American spelling'),
  word('learnt|spelt|dreamt|burnt', 'ed for t'),
  // The product is calm: only what the specification shouts is shouted.
  { pattern: /\p{L}!(?=\s|$)/u, instead: 'a period, or nothing' },
];

/** A whole word, whatever its case: no part of a path, an address, a class or a compound with a hyphen. */
export function word(pattern: string, instead: string, flags = 'i'): AvoidedWord {
  return {
    pattern: new RegExp(`(?<![\\w~/.@:#-])(?:${pattern})(?![\\w~/@-])`, flags),
    instead,
  };
}

/** Strings that the specification asks for as they are: its labels, and its notices of sections 2, 4 and 8. */
export const SPECIFIED_STRINGS: readonly string[] = [
  'Copied!',
  '🎉 Copied!',
  'Design Copied Successfully!',
  'HTML Downloaded!',
  'Shape Added!',
  'Image uploaded successfully!',
  'Unexpected Application Error!',
  'Oops! Page not found',
];
