/*
 * How files are named: SHA-256 (FIPS 180-4) and HMAC (RFC 2104) over arrays of numbers, for an engine without cryptography and
 * without typed arrays to rely on. `autorun.js` follows in the same file.
 */
var signetNames = (function () {
  'use strict';

  return { placeHere: placeHere, nameOf: nameOf, digestOf: digestOf };

  /** The folder of this file and the key, from its address in the manifest; null where Outlook does not tell it. */
  function placeHere(urls) {
    return (
      placeOf(urls && urls.javascriptRuntimeUrl) ||
      placeOf(typeof location === 'object' && location !== null && location.href)
    );
  }

  function placeOf(address) {
    var found = /^(https:\/\/[^?#]*\/)[^/?#]*\?(?:[^#]*&)?key=([0-9a-f]{32})(?:[&#]|$)/.exec(
      String(address)
    );
    return found === null ? null : { folder: found[1], key: found[2] };
  }

  /** The digest of a text, as hexadecimal digits. */
  function digestOf(text) {
    return hex(sha256(bytesOf(text)));
  }

  /** The HMAC of an address under a key of hexadecimal digits: the name of its file. */
  function nameOf(key, address) {
    var inner = [];
    var outer = [];
    for (var at = 0; at < 64; at++) {
      var byte = parseInt(key.substr(at * 2, 2), 16) || 0;
      inner.push(byte ^ 0x36);
      outer.push(byte ^ 0x5c);
    }
    return hex(sha256(outer.concat(sha256(inner.concat(bytesOf(address))))));
  }

  function hex(bytes) {
    return bytes
      .map(function (byte) {
        return (byte < 16 ? '0' : '') + byte.toString(16);
      })
      .join('');
  }

  /** UTF-8. Half a letter of two parts becomes the sign for a missing letter, as everywhere. */
  function bytesOf(text) {
    var bytes = [];
    for (var at = 0; at < text.length; at++) {
      var code = text.charCodeAt(at);
      var next = text.charCodeAt(at + 1);
      if (code >= 0xd800 && code < 0xdc00 && next >= 0xdc00 && next < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00);
        at++;
      } else if (code >= 0xd800 && code < 0xe000) code = 0xfffd;
      if (code < 0x80) bytes.push(code);
      else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
      else {
        if (code < 0x10000) bytes.push(0xe0 | (code >> 12));
        else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63));
        bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
      }
    }
    return bytes;
  }

  function sha256(bytes) {
    var primes = [];
    for (var next = 2; primes.length < 64; next++) {
      if (!primes.some(divides(next))) primes.push(next);
    }
    var rounds = primes.map(function (prime) {
      return fraction(Math.pow(prime, 1 / 3));
    });
    var state = primes.slice(0, 8).map(function (prime) {
      return fraction(Math.sqrt(prime));
    });
    var padded = bytes.concat([0x80]);
    while (padded.length % 64 !== 56) padded.push(0);
    var bits = bytes.length * 8;
    padded.push(0, 0, 0, Math.floor(bits / 0x100000000));
    padded.push((bits >>> 24) & 255, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255);
    for (var at = 0; at < padded.length; at += 64) {
      mixBlock(state, rounds, padded.slice(at, at + 64));
    }
    return state.reduce(function (all, word) {
      return all.concat([(word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]);
    }, []);
  }

  function divides(number) {
    return function (prime) {
      return number % prime === 0;
    };
  }

  function fraction(root) {
    return Math.floor((root - Math.floor(root)) * 0x100000000) | 0;
  }

  function mixBlock(state, rounds, block) {
    var words = [];
    for (var at = 0; at < 64; at++) {
      if (at < 16) {
        var from = at * 4;
        words.push(
          (block[from] << 24) | (block[from + 1] << 16) | (block[from + 2] << 8) | block[from + 3]
        );
        continue;
      }
      var far = words[at - 15];
      var near = words[at - 2];
      var low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      var high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words.push((words[at - 16] + low + words[at - 7] + high) | 0);
    }
    var mixed = state.slice();
    for (var round = 0; round < 64; round++) {
      var a = mixed[0];
      var e = mixed[4];
      var choice = (e & mixed[5]) ^ (~e & mixed[6]);
      var most = (a & mixed[1]) ^ (a & mixed[2]) ^ (mixed[1] & mixed[2]);
      var spread = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      var first = (mixed[7] + spread + choice + rounds[round] + words[round]) | 0;
      var second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      mixed.pop();
      mixed[3] = (mixed[3] + first) | 0;
      mixed.unshift((first + second) | 0);
    }
    for (var index = 0; index < 8; index++) state[index] = (state[index] + mixed[index]) | 0;
  }

  function turned(word, by) {
    return (word >>> by) | (word << (32 - by));
  }
})();
