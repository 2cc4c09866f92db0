/*
 * What of Outlook the add-in asks of a message or an appointment: who sends it, what it is, and what was set in it.
 * `autorun.js` follows in the same file.
 */
var signetMessage = (function () {
  'use strict';

  var MARK = 'signet-signature';

  return {
    MARK: MARK,
    senderOf: senderOf,
    hasNoSignatures: hasNoSignatures,
    formOf: formOf,
    typeOf: typeOf,
    disableClientSignature: disableClientSignature,
    readMark: readMark,
    writeMark: writeMark,
    succeeded: succeeded,
    plain: plain,
  };

  /** The address in 'From', that of the mailbox where there is no such field; null where Outlook does not give it now. */
  function senderOf(item, next) {
    var field = item.from || item.organizer;
    var own = Office.context.mailbox.userProfile.emailAddress;
    if (!field || typeof field.getAsync !== 'function') return next(plain(own));
    field.getAsync(function (result) {
      if (!succeeded(result)) return next(null);
      next(plain((result.value && result.value.emailAddress) || own));
    });
  }

  /** In browsers Outlook has signatures for messages alone. */
  function hasNoSignatures(item) {
    var name = Office.context.mailbox.diagnostics && Office.context.mailbox.diagnostics.hostName;
    var isBrowser = name === 'OutlookWebApp' || name === 'newOutlookWindows';
    return isBrowser && item.itemType === 'appointment';
  }

  /** Whether a message answers another one, and whether it is plain text. */
  function formOf(item, next) {
    if (typeof item.getComposeTypeAsync === 'function') {
      item.getComposeTypeAsync(function (result) {
        var value = (succeeded(result) && result.value) || {};
        var type = value.composeType;
        next({
          isReply: type === 'reply' || type === 'forward',
          isText: value.coercionType === 'text',
        });
      });
      return;
    }
    item.body.getTypeAsync(function (result) {
      next({ isReply: false, isText: succeeded(result) && result.value === 'text' });
    });
  }

  function typeOf(isText) {
    return isText ? 'text' : 'html';
  }

  /** Only where it is on: what it changes in classic Outlook and on phones stays changed. */
  function disableClientSignature(item, next) {
    if (typeof item.disableClientSignatureAsync !== 'function') return next();
    if (typeof item.isClientSignatureEnabledAsync !== 'function') {
      return item.disableClientSignatureAsync(next);
    }
    item.isClientSignatureEnabledAsync(function (result) {
      if (succeeded(result) && result.value === false) next();
      else item.disableClientSignatureAsync(next);
    });
  }

  /** What was set in this message: Outlook keeps it as long as the message is open. */
  function readMark(item, next) {
    if (!item.sessionData) return next('');
    item.sessionData.getAsync(MARK, function (result) {
      next((succeeded(result) && result.value) || '');
    });
  }

  function writeMark(item, mark, next) {
    if (!item.sessionData) return next();
    item.sessionData.setAsync(MARK, mark, function () {
      next();
    });
  }

  function succeeded(result) {
    return result.status === 'succeeded';
  }

  function plain(address) {
    return String(address).trim().toLowerCase();
  }
})();
