/*
 * Sets the signature of whoever writes in Outlook. Signatures are files beside this one, named by addresses and a key, which the
 * address of this file has. Classic Outlook for Windows runs it without a page, in an older JavaScript, so that nothing here is
 * newer than ECMAScript 5 and nothing of a browser is needed but `fetch`.
 */
(function () {
  'use strict';

  var MARK = 'signet-signature';

  var MOST_MS = 20000; // Outlook ends a run after 60 seconds on phones, after 300 elsewhere.

  /** Appointments whose body is being written by this page. */
  var written = [];

  if (typeof Office.onReady === 'function') Office.onReady();
  Office.actions.associate('onNewMessage', handler({ isNew: true }));
  Office.actions.associate('onFromChanged', handler({ isNew: false }));
  Office.actions.associate('onNewAppointment', handler({ isNew: true }));
  Office.actions.associate('insertSignature', handler({ isNew: true, isAsked: true }));

  /** Whatever fails: the event is completed, once, and nothing is done after that. */
  function handler(what) {
    return function (event) {
      var run = { what: what, item: null, end: end, step: step, atEnd: null };
      var isOver = false;
      var timer = null;
      function end() {
        if (isOver) return;
        isOver = true;
        if (timer !== null) clearTimeout(timer);
        if (run.atEnd !== null) run.atEnd();
        event.completed();
      }
      function step(next) {
        return function (given) {
          if (isOver) return;
          try {
            next(given);
          } catch (problem) {
            if (typeof console === 'object') console.log('Signature: ' + problem);
            end();
          }
        };
      }
      if (typeof setTimeout === 'function') timer = setTimeout(end, MOST_MS);
      step(function () {
        run.item = Office.context.mailbox.item;
        compose(run);
      })();
    };
  }

  function compose(run) {
    senderOf(
      run.item,
      run.step(function (sender) {
        if (sender === null) return run.end();
        signatureOf(
          sender,
          run.step(function (signature) {
            run.sender = sender;
            run.signature = signature;
            senderOf(
              run.item,
              run.step(function (present) {
                // The sender was changed while the file came: that event sets the signature.
                if (present === sender) apply(run);
                else run.end();
              })
            );
          })
        );
      })
    );
  }

  function apply(run) {
    if (run.signature === null) removeOwn(run);
    else if (hasNoSignatures(run.item)) writeBody(run);
    else setSignature(run);
  }

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

  /** Null where there is none for an address, or it cannot be had. */
  function signatureOf(sender, next) {
    var place = signetNames.placeHere(Office.context.urls);
    if (place === null || typeof fetch !== 'function') return next(null);
    var none = function () {
      next(null);
    };
    fetch(place.folder + 'people/' + signetNames.nameOf(place.key, sender) + '.json', {
      cache: 'no-cache',
      credentials: 'omit',
    })
      .then(function (answer) {
        return answer.ok ? answer.text() : 'null';
      })
      .then(function (text) {
        next(chosen(JSON.parse(text), place.key));
      })
      .then(null, none);
  }

  /** An address of several people has a signature for each: that of whose mailbox this is. */
  function chosen(entry, key) {
    if (entry === null || typeof entry !== 'object') return null;
    var own = signetNames.nameOf(key, plain(Office.context.mailbox.userProfile.emailAddress));
    var owners = entry.owners || {};
    var given = Object.prototype.hasOwnProperty.call(owners, own) ? owners[own] : entry;
    return given && typeof given.html === 'string' && typeof given.text === 'string' ? given : null;
  }

  /** Where the sender has none, what this add-on has set for another one must not stay. */
  function removeOwn(run) {
    if (run.what.isNew) return run.end();
    readMark(
      run.item,
      run.step(function (mark) {
        if (mark === '') return run.end();
        formOf(
          run.item,
          run.step(function (form) {
            putSignature(run, '', form.isText, '');
          })
        );
      })
    );
  }

  function setSignature(run) {
    var item = run.item;
    formOf(
      item,
      run.step(function (form) {
        var isShort = form.isReply && typeof run.signature.reply === 'string';
        var html = isShort ? run.signature.reply : run.signature.html;
        var data = form.isText ? run.signature.text : html;
        var mark = signetNames.digestOf(data);
        readMark(
          item,
          run.step(function (former) {
            // The same event twice. After a change of the sender, Outlook may have put another one there.
            if (former === mark && run.what.isNew && !run.what.isAsked) return run.end();
            disableClientSignature(
              item,
              run.step(function () {
                putSignature(run, data, form.isText, mark);
              })
            );
          })
        );
      })
    );
  }

  /** Outlook puts it in the place of the signature that is there. */
  function putSignature(run, data, isText, mark) {
    run.item.body.setSignatureAsync(
      data,
      { coercionType: typeOf(isText) },
      run.step(function (result) {
        if (succeeded(result)) writeMark(run.item, mark, run.step(checkSender(run)));
        else run.end();
      })
    );
  }

  /** Of two events at a time the earlier one may have come last: it then sets what the later one has set. */
  function checkSender(run) {
    return function () {
      senderOf(
        run.item,
        run.step(function (present) {
          if (present === run.sender || present === null) return run.end();
          run.what = { isNew: false };
          compose(run);
        })
      );
    };
  }

  /** In browsers Outlook has signatures for messages alone. */
  function hasNoSignatures(item) {
    var name = Office.context.mailbox.diagnostics && Office.context.mailbox.diagnostics.hostName;
    var isBrowser = name === 'OutlookWebApp' || name === 'newOutlookWindows';
    return isBrowser && item.itemType === 'appointment';
  }

  /** Puts the signature above what the body holds, once. Nothing that stands there is read and written back. */
  function writeBody(run) {
    var item = run.item;
    if (written.indexOf(item) >= 0) return run.end();
    written.push(item);
    run.atEnd = function () {
      written.splice(written.indexOf(item), 1);
    };
    readMark(
      item,
      run.step(function (mark) {
        if (mark !== '') return run.end();
        formOf(
          item,
          run.step(function (form) {
            item.body.getAsync(
              typeOf(form.isText),
              run.step(function (body) {
                prepend(run, form.isText, body);
              })
            );
          })
        );
      })
    );
  }

  function prepend(run, isText, body) {
    var signature = run.signature;
    var sign = isText ? signature.text : MARK;
    if (!succeeded(body) || String(body.value).indexOf(sign) >= 0) return run.end();
    var data = isText
      ? '\n\n' + signature.text + '\n'
      : '<br><br><div id="' + MARK + '">' + signature.html + '</div>';
    run.item.body.prependAsync(
      data,
      { coercionType: typeOf(isText) },
      run.step(function (result) {
        if (succeeded(result)) writeMark(run.item, MARK, run.end);
        else run.end();
      })
    );
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
