/** An encoding that lists come in. */
export interface EncodingRow {
  /** Its name as the Encoding standard (WHATWG) has it, where it does. */
  readonly id: string;
  readonly label: string;
  /** What else it is called on a command line, in lower case without punctuation. */
  readonly also: string;
}

/** In the order in which visitors choose from them. */
export const ENCODINGS = [
  { id: 'utf-8', label: 'Unicode (UTF-8)', also: 'unicode ascii usascii' },
  { id: 'utf-16le', label: 'Unicode (UTF-16)', also: 'utf16 ucs2' },
  { id: 'utf-16be', label: 'Unicode (UTF-16, big-endian)', also: '' },
  {
    id: 'windows-1252',
    label: 'Western European (Windows-1252)',
    also: 'cp1252 1252 ansi latin1 iso88591 iso885915 latin9',
  },
  { id: 'macintosh', label: 'Western European (Macintosh)', also: 'mac macroman' },
  { id: 'ibm850', label: 'Western European (IBM850)', also: 'cp850 850 dos' },
  { id: 'ibm437', label: 'Western European (IBM437)', also: 'cp437 437' },
  { id: 'windows-1250', label: 'Central European (Windows-1250)', also: 'cp1250 1250' },
  { id: 'iso-8859-2', label: 'Central European (ISO-8859-2)', also: 'latin2' },
  { id: 'windows-1257', label: 'Baltic (Windows-1257)', also: 'cp1257 1257' },
  { id: 'windows-1254', label: 'Turkish (Windows-1254)', also: 'cp1254 1254 iso88599 latin5' },
  { id: 'windows-1258', label: 'Vietnamese (Windows-1258)', also: 'cp1258 1258' },
  { id: 'windows-1253', label: 'Greek (Windows-1253)', also: 'cp1253 1253 iso88597' },
  { id: 'windows-1251', label: 'Cyrillic (Windows-1251)', also: 'cp1251 1251' },
  { id: 'koi8-r', label: 'Cyrillic (KOI8-R)', also: 'koi8' },
  { id: 'ibm866', label: 'Cyrillic (IBM866)', also: 'cp866 866' },
  { id: 'windows-1255', label: 'Hebrew (Windows-1255)', also: 'cp1255 1255' },
  { id: 'windows-1256', label: 'Arabic (Windows-1256)', also: 'cp1256 1256' },
  { id: 'windows-874', label: 'Thai (Windows-874)', also: 'cp874 874 tis620' },
  { id: 'shift_jis', label: 'Japanese (Shift-JIS)', also: 'sjis cp932 932 ms932 windows31j' },
  { id: 'euc-jp', label: 'Japanese (EUC-JP)', also: '' },
  { id: 'gb18030', label: 'Chinese, simplified (GB18030)', also: 'gbk gb2312 cp936 936' },
  { id: 'big5', label: 'Chinese, traditional (Big5)', also: 'cp950 950' },
  { id: 'euc-kr', label: 'Korean (EUC-KR)', also: 'cp949 949 uhc ksc5601' },
] as const satisfies readonly EncodingRow[];
