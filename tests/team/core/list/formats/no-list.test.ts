import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../read-list';

describe('a file that is no list is refused with what to do instead', () => {
  test.each([
    ['a PDF', '%PDF-1.7\n', 'This is a PDF.'],
    ['a PNG', '\u0089PNG\r\n\u001a\n', 'This is a picture.'],
    ['a JPEG', '\u00ff\u00d8\u00ff\u00e0', 'This is a picture.'],
    ['a WebP', 'RIFF\u0000\u0000\u0000\u0000WEBP', 'This is a picture.'],
    ['a BMP', 'BM\u0036\u0000\u0003\u0000\u0000\u0000\u0000\u0000', 'This is a picture.'],
    ['an SVG', '<svg xmlns="">', 'This is a picture.'],
    ['a photo of a phone', '\u0000\u0000\u0000\u0018ftypheic', 'This is a picture.'],
    ['a gzip', '\u001f\u008b\u0008', 'This is a packed file. Unpack it'],
    ['an RTF', '{\\rtf1', 'This is a formatted text.'],
    [
      'an old workbook',
      '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1',
      'This is a workbook of Excel before 2007 (.xls). Save it as .xlsx or CSV',
    ],
    [
      'a locked workbook',
      `\u00d0\u00cf\u0011\u00e0${wide('EncryptedPackage')}`,
      'This workbook is protected by a password.',
    ],
    ['a web page', '<!DOCTYPE html><table>', 'This is a web page, whatever it is called.'],
    ['a table that is called .xls', '<html xmlns:x="urn"><table>', 'This is a web page'],
    ['XML', '<?xml version="1.0"?><people/>', 'This is XML, which is not read.'],
    ['contact cards', 'BEGIN:VCARD\r\nVERSION:3.0', 'These are contact cards.'],
  ])('%s', async (_what, letters, message) => {
    expect(await refusalOf(new Uint8Array(Buffer.from(letters, 'latin1')))).toContain(message);
  });

  test.each([
    ['Numbers', ['Index/Document.iwa', 'preview.jpg'], 'This is a file of Numbers.'],
    [
      'OpenDocument',
      ['mimetype', 'content.xml'],
      'This is an OpenDocument spreadsheet. Save it as .xlsx or CSV',
    ],
    ['a binary workbook', ['xl/workbook.bin'], 'This is a binary workbook (.xlsb).'],
    ['Word', ['word/document.xml'], 'This is a document of Word.'],
    ['PowerPoint', ['ppt/presentation.xml'], 'This is a presentation.'],
    ['any archive', ['list.csv'], 'This is a zip archive. Unpack it'],
  ])('of %s', async (_what, names, message) => {
    const bytes = zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array(4)])));
    expect(await refusalOf(bytes)).toContain(message);
  });
});

test.each([
  'BMW,Email\nx,a@x.example',
  'RIFF,Email\nx,a@x.example',
  'Dataftyp,Email\nx,a@x.example',
])('%j is a list', async (text) => {
  expect(await refusalOf(new TextEncoder().encode(text))).toBe('1 rows');
});

/** In UTF-16, as letters of Latin-1. */
function wide(text: string): string {
  return [...text].map((letter) => `${letter}\u0000`).join('');
}
