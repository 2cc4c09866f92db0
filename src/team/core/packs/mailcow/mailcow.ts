import { pythonScripts } from '../mail-server/python-scripts';
import { serverPack } from '../mail-server/server-pack';
import { SOGO_WAY } from '../sogo/scripts.data';
import { MAILCOW_GUIDE } from './guide.data';
import { SOGO_IN_MAILCOW } from './scripts.data';

/** The scripts for SOGo, which reach it in its container. */
export const mailcow = serverPack({
  id: 'mailcow',
  label: 'mailcow',
  guide: MAILCOW_GUIDE,
  scripts: pythonScripts('SOGo of mailcow', [SOGO_IN_MAILCOW, SOGO_WAY]),
});
