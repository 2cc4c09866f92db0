/*
 * The pane: shows the signature of the sender, inserts it as the button does, and takes another one. Everything is in
 * ECMAScript 5, for whatever engine Outlook shows panes in.
 */
(function () {
  'use strict';

  /** What Outlook takes from an add-in, in characters. */
  var MOST_CHARACTERS = 30000;

  var WORDS = {
    set: 'The signature is in the message.',
    there: 'There is a signature already.',
    none: 'There is no signature for this address yet: choose one below.',
    failed: 'Outlook did not take it. Try again.',
    kept: 'Kept for this address.',
    forgotten: 'The signature of the server counts again.',
    empty: 'There is no signature in it: choose a file of your signature, or paste its HTML.',
    long: 'It has over 30,000 characters, which Outlook refuses from an add-in.',
    'too-long':
      'It is too long to be kept: Outlook keeps 32 KB for an add-in, of all your addresses.',
    pictures: 'Kept. Pictures that lie in the HTML may not be shown: link them instead.',
    unreadable: 'The file cannot be read.',
  };

  /** How many actions have begun. */
  var actions = 0;
  var parts = {};
  ['address', 'shown', 'insert', 'file', 'pasted', 'keep', 'forget', 'status'].forEach(
    function (id) {
      parts[id] = document.getElementById(id);
    }
  );

  Office.onReady(function () {
    show();
    window.addEventListener('focus', show);
    parts.insert.addEventListener('click', insert);
    parts.file.addEventListener('change', choose);
    parts.keep.addEventListener('click', function () {
      take(parts.pasted.value, begin());
    });
    parts.forget.addEventListener('click', forget);
  });

  function insert() {
    var report = begin();
    parts.insert.disabled = true;
    signetAddin.insert(function (outcome) {
      parts.insert.disabled = false;
      report(outcome);
      show();
    });
  }

  function choose() {
    var file = parts.file.files[0];
    if (!file) return;
    var report = begin();
    var reader = new FileReader();
    reader.addEventListener('load', function () {
      take(reader.result, report);
    });
    reader.addEventListener('error', function () {
      report('unreadable');
    });
    reader.readAsText(file);
    // The same file can be chosen again, after it has changed.
    parts.file.value = '';
  }

  function take(text, report) {
    var signature = signetTaken.read(text);
    if (signature === null) return report('empty');
    if (signature.html.length > MOST_CHARACTERS) return report('long');
    withSender(report, function (sender) {
      signetKept.keep(sender, signature, function (outcome) {
        var hasPictures = /src\s*=\s*["']?(?:data|cid):/i.test(signature.html);
        report(outcome === 'kept' && hasPictures ? 'pictures' : outcome);
        if (outcome === 'kept') parts.pasted.value = '';
        show();
      });
    });
  }

  function forget() {
    var report = begin();
    withSender(report, function (sender) {
      signetKept.forget(sender, function (outcome) {
        report(outcome === 'kept' ? 'forgotten' : outcome);
        show();
      });
    });
  }

  /** Shown in a frame without scripts and without an origin. */
  function show() {
    withSender(write, function (sender) {
      signetAddin.signatureOf(sender, function (signature) {
        parts.address.textContent = sender;
        var html = signature === null ? '' : signature.html;
        if (parts.shown.srcdoc !== html) parts.shown.srcdoc = html;
        parts.shown.hidden = signature === null;
        parts.forget.hidden = signetKept.find(sender) === null;
        if (signature === null && parts.status.textContent === '') write('none');
      });
    });
  }

  function withSender(report, next) {
    signetMessage.senderOf(Office.context.mailbox.item, function (sender) {
      if (sender === null) report('failed');
      else next(sender);
    });
  }

  /** Makes the report of an action, which is silent once a later action has begun. */
  function begin() {
    var number = (actions += 1);
    parts.status.textContent = '';
    return function (outcome) {
      if (number === actions) write(outcome);
    };
  }

  function write(outcome) {
    parts.status.textContent = WORDS[outcome];
  }
})();
