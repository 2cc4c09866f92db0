/*
 * HTML unlike any that people write: pieces of signatures and of hostile files, cut, doubled, mixed up, with payloads put in.
 */

/** What runs or fetches where it is let through; each in another place of HTML. */
const PAYLOADS = [
  '<script>top.ran=1</script>',
  '<img src=x onerror=top.ran=1>',
  '<img src="https://fetch.example/i.png" srcset="https://fetch.example/s.png 2x">',
  '<svg><style><img src=x onerror=top.ran=1></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=top.ran=1>">',
  '<noscript><p title="</noscript><img src=x onerror=top.ran=1>"></noscript>',
  '<a href="java\tscript:top.ran=1">a</a>',
  '<a href=" &#1;javascript:top.ran=1" ping="https://fetch.example/">b</a>',
  '<iframe srcdoc="<script>top.ran=1</script>"></iframe>',
  '<form action="https://fetch.example/"><button formaction="javascript:top.ran=1">c</button></form>',
  '<style>@import "https://fetch.example/a.css";p{background:u\\72l(https://fetch.example/b)}</style>',
  '<p style="background:url(https://fetch.example/c);position:fixed;inset:0">d</p>',
  '<p style="--a:url(https://fetch.example/d);background:var(--a)">e</p>',
  '<link rel=stylesheet href="https://fetch.example/e.css"><base href="https://fetch.example/">',
  '<meta http-equiv=refresh content="0;url=https://fetch.example/">',
  '<body onload=top.ran=1 background="https://fetch.example/f">',
  '<object data="https://fetch.example/g"></object><video poster="https://fetch.example/h" autoplay>',
  '<template><img src=x onerror=top.ran=1></template>',
  '<input autofocus onfocus=top.ran=1 name=attributes><form id=x><input name=parentNode></form>',
  '<details open ontoggle=top.ran=1>f</details><marquee onstart=top.ran=1>g</marquee>',
  '</style></title></textarea></script><img src=x onerror=top.ran=1>',
  '<svg width=9 height=9 onload=top.ran=1><image href="https://fetch.example/k"/><style>@import "https://fetch.example/l";*{mask:url(https://fetch.example/m#a)}</style><rect width=9 height=9 fill="url(https://fetch.example/n#b)"/></svg>',
  '<svg><foreignObject><img src=x onerror=top.ran=1><iframe srcdoc="<script>top.ran=1</script>"></iframe></foreignObject><use xlink:href="https://fetch.example/o.svg#c"/></svg>',
  '<svg><g id=d><use href="#d"/><use href="#d"/><set attributeName=href to="javascript:top.ran=1"/></g></svg>',
  '<constructor>h</constructor><svg><constructor/><__proto__/></svg>',
  '<td background="javascript:top.ran=1"><p background="https://fetch.example/p">i</p></td>',
  '<p style=\'background:url(data:image/svg+xml,%3Csvg%20onload=top.ran=1%3E),url("https://fetch.example/q\\"),url(x")\'>j</p>',
] as const;

const LONGEST = 20_000;

type Chance = () => number;
type Change = (html: string, next: Chance, texts: readonly string[]) => string;

/** Each is as likely as the others. */
const CHANGES: readonly Change[] = [
  // A piece of another text.
  (html, next, texts) => inserted(html, piece(pick(texts, next), next), next),
  // A piece of its own once more, or gone.
  (html, next) => inserted(html, piece(html, next).slice(0, 400), next),
  (html, next) => html.replace(piece(html, next).slice(0, 400), ''),
  (html, next) => inserted(html, pick(PAYLOADS, next), next),
  // Within a tag as well.
  (html, next) => html.replace(/="/, () => `="${pick(PAYLOADS, next)}`),
  swapAttributes,
  (html, next) => html.replaceAll(next() < 0.5 ? '"' : "'", ''),
  (html, next) => html.replaceAll('<', () => (next() < 0.05 ? '<\u0000' : '<')),
];
const MOST_CHANGES = 5;

/** HTML made of `texts` by chance, always the same for the same seed. */
export function mutated(texts: readonly string[], seed: number): string {
  const next = chanceOf(seed);
  let html = pick(texts, next).slice(0, LONGEST);
  const changes = 1 + Math.floor(next() * MOST_CHANGES);
  for (let round = 0; round < changes; round++) html = pick(CHANGES, next)(html, next, texts);
  return html;
}

const NAMES = ['style', 'href', 'src', 'class', 'id', 'name', 'onclick', 'background', 'srcdoc'];

/** Attributes with the values of others. */
function swapAttributes(html: string, next: Chance): string {
  return html.replaceAll(/ (?:style|href|src|class|id|alt|title)=/g, (whole) =>
    next() < 0.2 ? ` ${pick(NAMES, next)}=` : whole,
  );
}

function inserted(html: string, more: string, next: Chance): string {
  const at = Math.floor(next() * html.length);
  return html.slice(0, at) + more + html.slice(at);
}

function piece(text: string, next: Chance): string {
  const from = Math.floor(next() * text.length);
  return text.slice(from, from + Math.floor(next() * LONGEST));
}

function pick<T>(all: readonly T[], next: Chance): T {
  const picked = all[Math.floor(next() * all.length)];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function chanceOf(seed: number): Chance {
  let state = Math.trunc(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
