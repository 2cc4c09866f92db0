/*
 * Reads what somebody gives as a signature: a file of this add-in, or HTML. `pane.js` follows in the same file.
 */
var signetTaken = (function () {
  'use strict';

  /** What begins a line of its own in a text. */
  var LINES = /^(?:ADDRESS|BLOCKQUOTE|DIV|H[1-6]|HR|LI|OL|P|PRE|TABLE|TR|UL)$/;

  return { read: read };

  /** Null where there is no signature in it. */
  function read(text) {
    return /^\s*\{/.test(text) ? fromFile(text) : fromHtml(text);
  }

  function fromFile(text) {
    try {
      return signetKept.signature(JSON.parse(text));
    } catch (problem) {
      return null;
    }
  }

  function fromHtml(text) {
    var page = new DOMParser().parseFromString(text, 'text/html');
    var unwanted = page.querySelectorAll('script, style, link, meta, title, base, iframe, object');
    for (var at = 0; at < unwanted.length; at++) {
      unwanted[at].parentNode.removeChild(unwanted[at]);
    }
    var html = page.body.innerHTML.trim();
    var isEmpty = page.body.textContent.trim() === '' && page.querySelector('img') === null;
    return isEmpty ? null : { html: html, text: textOf(page.body) };
  }

  /** The lines of a text; cells of a row stand in one line. */
  function textOf(element) {
    return linesOf(element)
      .split('\n')
      .map(function (line) {
        return line.replace(/\s+/g, ' ').trim();
      })
      .filter(function (line) {
        return line !== '';
      })
      .join('\n');
  }

  function linesOf(node) {
    if (node.nodeType === 3) return node.nodeValue.replace(/\s+/g, ' ');
    if (node.nodeName === 'BR') return '\n';
    var inner = '';
    for (var child = node.firstChild; child !== null; child = child.nextSibling) {
      inner += linesOf(child);
    }
    if (LINES.test(node.nodeName)) return '\n' + inner + '\n';
    return node.nodeName === 'TD' || node.nodeName === 'TH' ? inner + ' ' : inner;
  }
})();
