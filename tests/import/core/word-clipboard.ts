import { bytesOf } from '../../helpers/pictures';

/* Rich text as Word puts it on the clipboard. */

export function rtf(body: string): string {
  return [
    '{\\rtf1\\adeflang1025\\ansi\\ansicpg1252\\uc1\\adeff31507\\deff0\\stshfdbch31506',
    '{\\fonttbl{\\f0\\fbidi \\froman\\fcharset0\\fprq2{\\*\\panose 02020603050405020304}Times New Roman;}}',
    '{\\colortbl;\\red0\\green0\\blue0;}{\\*\\generator Microsoft Word 16.0;}',
    `\\pard\\plain ${body}`,
    '{\\*\\themedata 504b030414000600080000002100}}',
  ].join('\r\n');
}

/** A picture with the metafile that Word writes beside it for old readers. */
export function wordPicture(dataUrl: string, tag: number): string {
  const blip = dataUrl.startsWith('data:image/png') ? 'pngblip' : 'jpegblip';
  const id = String(tag).padStart(32, '0');
  return [
    '{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn fFlipH}{\\sv 0}}}',
    `\\picscalex100\\picscaley100\\piccropl0\\picw53\\pich26\\picwgoal30\\pichgoal15\\${blip}`,
    `\\bliptag${tag}{\\*\\blipuid ${id}}${hexOf(dataUrl)}}}`,
    `{\\nonshppict${metafile('wmetafile8')}}`,
  ].join('');
}

/** A picture that is no PNG or JPEG. */
export function metafile(kind: string): string {
  return `{\\pict\\picscalex100\\picw53\\pich26\\${kind}\\bliptag7 0100090000035e00000000}`;
}

/** The bytes of a picture as RTF writes them, in lines of 128 digits. */
export function hexOf(dataUrl: string): string {
  return Buffer.from(bytesOf(dataUrl))
    .toString('hex')
    .replace(/.{128}/g, '$&\r\n');
}
