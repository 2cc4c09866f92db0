import { describe, expect, test } from 'vitest';
import { pictureAdvice } from '../../../src/model/picture/picture-advice';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { PNG } from '../../helpers/pictures';

describe('the address of a picture', () => {
  test.each([
    '',
    ' ',
    PNG,
    SAMPLE_SIGNATURE.profileImageUrl,
    'https://a.example/me.png',
    'www.a.example/me.png',
    '//a.example/me.png',
    'https://a.example/me',
    'https://a.example/svg/me.png?from=me.svg.png',
    'https://www.dropbox.com/scl/fi/abc/me.png?rlkey=x&raw=1',
    'https://dl.dropboxusercontent.com/s/abc/me.png',
    'https://i.imgur.com/abc.png',
    'https://raw.githubusercontent.com/me/site/main/me.png',
    'https://github.com/me/site/blob/main/me.png?raw=true',
    'https://a.example/drive.google.com/file/d/abc/view.png',
  ])('%j needs no advice', (address) => {
    expect(pictureAdvice(address, [])).toBeNull();
  });

  test.each([
    ['https://drive.google.com/file/d/abc/view?usp=sharing', /^Google Drive does not reliably/],
    ['drive.google.com/uc?export=view&id=abc', /^Google Drive does not reliably/],
    ['https://photos.app.goo.gl/abc', /page on Google Photos/],
    ['https://www.google.com/imgres?imgurl=x', /search page/],
    ['https://www.dropbox.com/s/abc/me.png?dl=0', /raw=1 instead of dl=0/],
    ['dropbox.com/s/abc/me.png', /raw=1 instead of dl=0/],
    ['https://1drv.ms/i/s!abc', /page on OneDrive/],
    ['https://northwind.sharepoint.com/:i:/g/abc', /page on SharePoint/],
    ['https://www.icloud.com/photos/#abc', /page on iCloud/],
    ['https://www.figma.com/design/abc', /page on Figma/],
    ['https://www.canva.com/design/abc/view', /page on Canva/],
    ['https://imgur.com/a/abc', /i\.imgur\.com/],
    ['https://github.com/me/site/blob/main/me.png', /blob with raw/],
    ['https://a.example/logo.svg', /shows SVG files/],
    ['https://a.example/me.WEBP?v=2', /shows WEBP files/],
    ['/me.png', /^Enter the full address/],
    ['./me.png', /^Enter the full address/],
    ['me.png', /^Enter the https address/],
    ['images/me.png', /^Enter the https address/],
    ['javascript:alert(1)', /^Enter the https address/],
    ['C:\\me.png', /^Enter the https address/],
  ])('%s gets advice on what to enter instead', (address, advice) => {
    expect(pictureAdvice(address, [])).toMatch(advice);
  });

  test('gets a message where no picture was found at it, however it was typed, and no other does', () => {
    const unreachable = ['https://a.example/me.png'];
    expect(pictureAdvice('a.example/me.png', unreachable)).toMatch(/^No picture was found at/);
    expect(pictureAdvice('https://a.example/you.png', unreachable)).toBeNull();
  });
});
