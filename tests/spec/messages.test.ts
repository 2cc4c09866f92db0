import { ENGLISH } from '../../src/model/languages/load-words';
import { describe, expect, test } from 'vitest';
import { checkImageAddress } from '../../src/model/picture/image-address';
import {
  DOWNLOAD_NAME,
  DOWNLOAD_TYPE,
  GENERATOR_LABELS,
  MESSAGES,
  NOTICES,
} from '../../src/model/messages/messages';

/* The specification's words, written out: sections 2 (labels), 5 (reasons), 7 (the file) and 8 (errors and notices). */

test('a copy is confirmed by a notice', () => {
  expect(NOTICES.copied).toEqual({
    title: '🎉 Copied!',
    message: 'Rich HTML signature copied to clipboard',
    action: { label: 'Use it in…', effect: { type: 'useItIn' } },
  });
});

test('a failed copy is a destructive notice', () => {
  expect(NOTICES.copyFailed).toEqual({
    title: 'Error',
    message: 'Failed to copy to clipboard',
    destructive: true,
  });
});

test.each([
  ['previewMissing', 'Preview element not found'],
  ['canvasContextMissing', 'Canvas context not available'],
  ['processingImage', 'Processing image...'],
  ['imageUploaded', 'Image uploaded successfully!'],
  ['imageFailed', 'Error processing image. Please try again.'],
  ['unexpectedError', 'Unexpected Application Error!'],
  ['pageNotFound', 'Oops! Page not found'],
  ['returnHome', 'Return to Home'],
] as const)('the message %s reads %s', (name, words) => {
  expect(MESSAGES[name]).toBe(words);
});

test('the executive footer reads as the specification has it', () => {
  expect(ENGLISH.phrases.confidential).toBe(
    'This communication is confidential and intended solely for the addressee.',
  );
});

test('the page at / has the labels of the specification', () => {
  expect(GENERATOR_LABELS).toMatchObject({
    beta: 'BETA',
    badges: ['Free Forever', 'No Sign-up Required', 'Instant Results'],
    tryBuilder: 'Try Drag & Drop Builder',
    visitMainSite: 'Visit Our Main Site',
    preview: 'Live Preview',
    previewSubtitle: 'See your signature in real-time',
    copy: 'Copy HTML',
    copied: 'Copied!',
    download: 'Download HTML',
    upload: 'Click to upload profile picture',
    uploadHint: 'PNG, JPG, GIF up to 10MB',
    changeImage: 'Change Image',
    removeImage: 'Remove',
    imageShape: 'Image Shape',
  });
});

test('the form has the five sections of the specification, in order, and one below them', () => {
  expect(Object.values(GENERATOR_LABELS.sections)).toEqual([
    'Choose Your Style',
    'Personal Information',
    'Contact Information',
    'Images',
    'Social Media',
    'Below the Signature',
  ]);
});

test('the download is an HTML file of a fixed name', () => {
  expect([DOWNLOAD_NAME, DOWNLOAD_TYPE]).toEqual(['email-signature.html', 'text/html']);
});

describe('the check of a picture address gives five reasons', () => {
  const enough = 'A'.repeat(100);

  test.each([
    ['', 'URL is empty'],
    ['  \n', 'URL is empty'],
    ['portrait.png', 'Invalid URL format'],
    ['/sample/portrait.png', 'Invalid URL format'],
    ['ftp://example.com/a.png', 'Invalid URL format'],
    ['//example.com/a.png', 'Invalid URL format'],
    ['javascript:alert(1)', 'Invalid URL format'],
    [`data:text/html;base64,${enough}`, 'Invalid URL format'],
    ['data:image/png;base64', 'Invalid data URL format'],
    [`data:image/png;base64,${enough},${enough}`, 'Invalid data URL format'],
    [`data:image/svg+xml,${enough}`, 'Data URL is not base64 encoded'],
    [`data:image/png;charset=utf-8,${enough}`, 'Data URL is not base64 encoded'],
    ['data:image/png;base64,', 'Data URL seems too short'],
    [`data:image/png;base64,${enough.slice(1)}`, 'Data URL seems too short'],
  ])('%j: %s', (address, reason) => {
    expect(checkImageAddress(address)).toEqual({ ok: false, problem: reason });
  });

  test.each([
    'https://example.com/a.png',
    'http://example.com/a.png',
    'HTTPS://EXAMPLE.COM/A.PNG',
    `data:image/png;base64,${enough}`,
    `data:image/jpeg;base64,${enough}${enough}`,
  ])('none for %s', (address) => {
    expect(checkImageAddress(address)).toEqual({ ok: true, value: address });
  });
});
