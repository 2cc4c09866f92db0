/** What the names of event handlers begin with once they are none. */
const QUIET_PREFIX = 'data-quiet-';

/** The handler that an attribute is, or was; null where it is none. */
export function handlerName(attribute: string): string | null {
  const name = attribute.replace(QUIET_PREFIX, '');
  return name.startsWith('on') ? name : null;
}

const ANY_HANDLER = /[\s"'/]on[a-z]+\s*=/i;
const NAME = /[^\s/>=]+/y;
const IS = /\s*=\s*/y;
const BARE = /[^\s>]*/y;

/**
 * HTML with other names for its event handlers. They would not run, but a browser reports each to the console as a breach of the
 * page's policy, once it is parsed. What is no HTML comes back as it is. One pass.
 */
export function quietHandlers(html: string): string {
  if (!ANY_HANDLER.test(html)) return html;
  const out: string[] = [];
  let kept = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    at += 1;
    if (!/[a-z]/i.test(html.charAt(at))) continue;
    at = endOf(NAME, html, at);
    while (at < html.length && html.charAt(at) !== '>') {
      const end = endOf(NAME, html, at);
      if (end === at) {
        at += 1;
        continue;
      }
      if (/^on[a-z]/i.test(html.slice(at, at + 3))) {
        out.push(html.slice(kept, at), QUIET_PREFIX);
        kept = at;
      }
      at = afterValue(html, end);
    }
  }
  out.push(html.slice(kept));
  return out.join('');
}

/** Where the value ends that an attribute has, if any. */
function afterValue(html: string, from: number): number {
  const start = endOf(IS, html, from);
  if (start === from) return from;
  const quote = html.charAt(start);
  if (quote !== '"' && quote !== "'") return endOf(BARE, html, start);
  const close = html.indexOf(quote, start + 1);
  return close < 0 ? html.length : close + 1;
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
