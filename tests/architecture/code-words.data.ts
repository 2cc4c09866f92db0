import { word, type AvoidedWord } from './avoided-words.data';

/** In comments and in the titles of tests: metaphors, code as a person, and words that visitors are spared, too. */
export const CODE_WORDS: readonly AvoidedWord[] = [
  word('says?|said|saying', 'states, shows, holds, the text of'),
  word('tells?|told|telling', 'reports, shows, states'),
  word('knows?|knew', 'has, can, stores'),
  word('hears?|heard', 'is notified of, receives'),
  word('speaks?|spoken|speaking', 'describes, is read out'),
  word('wants?', 'needs'),
  word('believes?|thinks?|remembers?|forgets?|forgotten', 'stores, drops'),
  word("nobody(?:[’']s)?|no one", 'a passive, or who it is'),
  word('whoever', 'code that, a visitor who'),
  word('hands? (?:on|over|out|down|in|up)|at hand|a hand|the hand', 'passes, returns, the pointer'),
  word('mend(?:s|ed|ing)?', 'fix'),
  word('grounds?', 'background'),
  word('plates?', 'backing, label box'),
  word('stand-ins?', 'substitute'),
  word('road|crew|desk|workshop|studio|heaps?', 'what it is'),
  word('wish(?:es|ed)?', 'request'),
  word('mails|e-mails?', 'email, message'),
  word('leads? (?:nowhere|somewhere)', 'has no link, has a link'),
  word('anew', 'again'),
  word('wholly', 'fully'),
  word('see-through', 'transparent'),
  word('for good', 'forever'),
  word('turn(?:s|ed)? round', 'inverted'),
  word('thus|hence|whilst|amongst|shall', 'a plainer word'),
  // American spelling.
  word('colou?rise\\w*|(?:dis|re)?colour\\w*', 'color'),
  word('(?:re)?cent(?:re|red|ring|res)', 'center'),
  word('grey\\w*', 'gray'),
  word('favourit\\w*|behaviour\\w*|neighbour\\w*|honour\\w*', 'or for our'),
];

/** In names, as the words that capitals, digits and underscores part. */
export const NAME_WORDS: ReadonlySet<string> = new Set(
  (
    'ground grounds plate plates mend mends mended mending hush studio workshop workbench desk crew heap heaps road ' +
    'wish wishes wished foreign brought sighting sightings hindrance gravest nobody anew wholly patience veil ' +
    'tell tells told telling teller say says said saying speak speaks knows knew hear hears colour colours grey centre'
  ).split(' '),
);
