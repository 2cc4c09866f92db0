/*
 * The signatures that somebody has chosen in the pane, by addresses. Outlook keeps them with the mailbox, for this add-in alone.
 * `autorun.js` follows in the same file.
 */
var signetKept = (function () {
  'use strict';

  var NAME = 'signatures';

  /** What Outlook keeps for an add-in, in characters, with some room for how it writes them. */
  var MOST_KEPT = 32 * 1024 - 512;

  return { find: find, signature: signature, keep: keep, forget: forget };

  /** The signature for an address; null where none was chosen. */
  function find(address) {
    var all = everything();
    return Object.prototype.hasOwnProperty.call(all, address) ? signature(all[address]) : null;
  }

  /** Anything, as a signature; null where it is none. */
  function signature(given) {
    if (!given || typeof given.html !== 'string' || typeof given.text !== 'string') return null;
    var known = { html: given.html, text: given.text };
    if (typeof given.reply === 'string') known.reply = given.reply;
    return known;
  }

  /** Ends with 'kept', 'too-long' or 'failed'. */
  function keep(address, given, done) {
    var all = everything();
    all[address] = given;
    if (JSON.stringify(all).length > MOST_KEPT) return done('too-long');
    save(all, done);
  }

  function forget(address, done) {
    var all = everything();
    delete all[address];
    save(all, done);
  }

  function save(all, done) {
    var settings = Office.context.roamingSettings;
    if (!settings) return done('failed');
    var former = settings.get(NAME);
    settings.set(NAME, all);
    settings.saveAsync(function (result) {
      var isKept = result.status === 'succeeded';
      if (!isKept) settings.set(NAME, former);
      done(isKept ? 'kept' : 'failed');
    });
  }

  /** A copy. Where Outlook has no settings, or does not give them, none was chosen. */
  function everything() {
    var copy = {};
    try {
      var all = Office.context.roamingSettings.get(NAME);
      Object.keys(all).forEach(function (address) {
        copy[address] = all[address];
      });
    } catch (problem) {
      return {};
    }
    return copy;
  }
})();
