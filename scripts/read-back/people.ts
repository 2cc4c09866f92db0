import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const PORTRAIT = readFileSync(join(ROOT, 'public/sample/portrait.png')).toString('base64');

const CONTACT = {
  jobTitle: 'Head of Design',
  phone: '+1 (555) 010-4477',
  website: 'https://www.example.com',
  profileImageUrl: `data:image/png;base64,${PORTRAIT}`,
};

/** Signatures with names that files, headers and word processors trip over. */
export const PEOPLE = [
  {
    ...CONTACT,
    fullName: 'Jürgen Weiß-Ångström',
    companyName: 'Grün & Söhne',
    email: 'juergen@example.com',
    address: 'Straße 1\n10115 Berlin',
  },
  {
    ...CONTACT,
    fullName: '山田 太郎 👩‍🚀',
    companyName: '株式会社ノースウィンド',
    email: 'taro@example.com',
    address: '東京都千代田区1-1',
  },
  {
    ...CONTACT,
    fullName: 'Ann "The Pen" O\'Neil/Lee; {Jr.}\\2',
    companyName: 'Com1: Aux',
    email: 'ann@example.com',
    address: '1 "Quote" Road;\r\nTown, 12',
  },
];
