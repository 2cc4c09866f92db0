/*
 * Sets the signature of whoever writes in Outlook. Signatures are files beside this one, named by addresses and a key, which the
 * address of this file has. Classic Outlook for Windows runs it without a page, in an older JavaScript, so that nothing here is
 * newer than ECMAScript 5 and nothing of a browser is needed but `fetch`.
 */
var signetAddin = (function () {
  'use strict';

  var message = signetMessage;

  var MOST_MS = 20000; // Outlook ends a run after 60 seconds on phones, after 300 elsewhere.

  /** Appointments whose body is being written by this page. */
  var written = [];

  if (typeof Office.onReady === 'function') Office.onReady();
  Office.actions.associate('onNewMessage', handler({ isNew: true }));
  Office.actions.associate('onFromChanged', handler({ isNew: false }));
  Office.actions.associate('onNewAppointment', handler({ isNew: true }));
  Office.actions.associate('insertSignature', handler({ isNew: true, isAsked: true }));

  return { insert: insert, signatureOf: signatureOf };

  /** What the button does, from the pane. It ends with 'set', 'there', 'none' or 'failed'. */
  function insert(done) {
    handler({ isNew: true, isAsked: true })({ completed: function () {}, ended: done });
  }

  /** Whatever fails: the event is completed, once, and nothing is done after that. */
  function handler(what) {
    return function (event) {
      var run = {
        what: what,
        item: null,
        end: end,
        step: step,
        isOver: ended,
        atEnd: [],
        outcome: 'failed',
      };
      var isOver = false;
      var timer = null;
      function ended() {
        return isOver;
      }
      function end() {
        if (isOver) return;
        isOver = true;
        if (timer !== null) clearTimeout(timer);
        run.atEnd.forEach(function (act) {
          act();
        });
        event.completed();
        if (event.ended) event.ended(run.outcome);
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
    message.senderOf(
      run.item,
      run.step(function (sender) {
        if (sender === null) return run.end();
        signatureOf(
          sender,
          run.step(function (signature) {
            run.sender = sender;
            run.signature = signature;
            message.senderOf(
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
    else if (message.hasNoSignatures(run.item)) alone(run, writeBody);
    else setSignature(run);
  }

  /** Null where there is none for an address, or it cannot be had. What was chosen in the pane comes before the file. */
  function signatureOf(sender, next) {
    var kept = signetKept.find(sender);
    if (kept !== null) return next(kept);
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
    var own = signetNames.nameOf(
      key,
      message.plain(Office.context.mailbox.userProfile.emailAddress)
    );
    var owners = entry.owners || {};
    var given = Object.prototype.hasOwnProperty.call(owners, own) ? owners[own] : entry;
    return signetKept.signature(given);
  }

  /** Where the sender has none, what this add-on has set for another one must not stay. */
  function removeOwn(run) {
    run.outcome = 'none';
    if (run.what.isNew) return run.end();
    message.readMark(
      run.item,
      run.step(function (mark) {
        if (mark === '') return run.end();
        message.formOf(
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
    message.formOf(
      item,
      run.step(function (form) {
        var isShort = form.isReply && typeof run.signature.reply === 'string';
        var html = isShort ? run.signature.reply : run.signature.html;
        var data = form.isText ? run.signature.text : html;
        var mark = signetNames.digestOf(data);
        message.readMark(
          item,
          run.step(function (former) {
            // The same event twice. After a change of the sender, Outlook may have put another one there.
            if (former === mark && run.what.isNew && !run.what.isAsked) return run.end();
            message.disableClientSignature(
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
      { coercionType: message.typeOf(isText) },
      run.step(function (result) {
        run.outcome = message.succeeded(result) ? 'set' : 'failed';
        if (message.succeeded(result))
          message.writeMark(run.item, mark, run.step(checkSender(run)));
        else run.end();
      })
    );
  }

  /** Of two events at a time the earlier one may have come last: it then sets what the later one has set. */
  function checkSender(run) {
    return function () {
      message.senderOf(
        run.item,
        run.step(function (present) {
          if (present === run.sender || present === null) return run.end();
          run.what = { isNew: false };
          compose(run);
        })
      );
    };
  }

  /** Event and pane are pages of their own: in browsers, the only place where this is needed, one waits for the other. */
  function alone(run, act) {
    if (typeof navigator !== 'object' || !navigator.locks) return act(run);
    var held = function () {
      return new Promise(function (resolve) {
        run.atEnd.push(resolve);
        // Where the run has ended meanwhile, nothing is done.
        run.step(act)(run);
        if (run.isOver()) resolve();
      });
    };
    void navigator.locks.request(message.MARK, held).then(null, run.step(run.end));
  }

  /** Puts the signature above what the body holds, once. Nothing that stands there is read and written back. */
  function writeBody(run) {
    var item = run.item;
    if (written.indexOf(item) >= 0) return run.end();
    written.push(item);
    run.atEnd.push(function () {
      written.splice(written.indexOf(item), 1);
    });
    run.outcome = 'there';
    message.readMark(
      item,
      run.step(function (mark) {
        if (mark !== '') return run.end();
        message.formOf(
          item,
          run.step(function (form) {
            item.body.getAsync(
              message.typeOf(form.isText),
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
    var sign = isText ? signature.text : message.MARK;
    if (!message.succeeded(body)) return fail(run);
    if (String(body.value).indexOf(sign) >= 0) return run.end();
    var data = isText
      ? '\n\n' + signature.text + '\n'
      : '<br><br><div id="' + message.MARK + '">' + signature.html + '</div>';
    run.item.body.prependAsync(
      data,
      { coercionType: message.typeOf(isText) },
      run.step(function (result) {
        if (!message.succeeded(result)) return fail(run);
        run.outcome = 'set';
        message.writeMark(run.item, message.MARK, run.end);
      })
    );
  }

  function fail(run) {
    run.outcome = 'failed';
    run.end();
  }
})();
