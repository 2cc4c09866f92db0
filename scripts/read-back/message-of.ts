/** A message that holds a page, as it is received. */
export function messageOf(page: string): string {
  const body = Buffer.from(page, 'utf8').toString('base64').replaceAll(/.{76}/g, '$&\n');
  return `From: Ann <ann@northwind.example>
To: Bo <bo@northwind.example>
Subject: Message
Date: Mon, 2 Jun 2025 10:00:00 +0000
Message-ID: <${Date.now()}@northwind.example>
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

${body}
`;
}
