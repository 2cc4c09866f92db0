import { describe, expect, test } from 'vitest';
import { hasMail, MAIL_FILES } from '../../../src/import/page/mail-files';
import { isMailName, kindOfFile, MAIL_ENDINGS } from '../../../src/import/core/mail-file-kinds';
import { fileOf, problemOf } from './mail-files';

describe('whatever the chooser offers', () => {
  test.each(MAIL_ENDINGS)(
    '%s is taken as a mail when it is chosen, dropped or pasted',
    (ending) => {
      expect(MAIL_FILES.split(',')).toContain(ending);
      expect(hasMail([fileOf(`Jane${ending}`, '')])).toBe(true);
      expect(hasMail([fileOf(`JANE${ending.toUpperCase()}`, '')])).toBe(true);
    },
  );

  test.each(MAIL_ENDINGS)(
    '%s is read, or a message of its own states why it is not',
    async (ending) => {
      expect(await problemOf([fileOf(`Jane${ending}`, '')])).not.toBe('no-mail');
    },
  );
});

test.each([
  ['Jane.mht', 'mime'],
  ['Jane.mhtml', 'mime'],
  ['a/b.c/Jane.HTM', 'html'],
  ['Jane.xhtml', 'html'],
  ['image001', 'picture'],
  ['folder.x/image001', 'picture'],
  ['Jane.', 'other'],
  ['Jane.docx', 'other'],
  ['__MACOSX/._Jane.htm', 'other'],
  ['Signatures/._Jane.htm', 'other'],
] as const)('%s is of the kind %s', (path, kind) => {
  expect(kindOfFile(path)).toBe(kind);
});

test.each(['photo.png', 'design.json', 'people.csv', 'Jane'])('%s is no mail', (name) => {
  expect(isMailName(name)).toBe(false);
  expect(hasMail([fileOf(name, '')])).toBe(false);
});
