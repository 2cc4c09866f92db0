/** Eight made-up people to look at: a guest, a blocked account and one without a phone among them. */
export const SAMPLE_LIST = [
  'Name,Email,Job title,Department,Phone,City,Country,User type,Account enabled',
  'Amara Okafor,amara.okafor@example.com,Head of Sales,Sales,+49 30 5550 1210,Berlin,Germany,Member,True',
  'Jonas Weber,jonas.weber@example.com,Account Manager,Sales,+49 30 5550 1211,Berlin,Germany,Member,True',
  'Chloé Martin,chloe.martin@example.com,Customer Success Manager,Support,+33 1 5555 0102,Paris,France,Member,True',
  'Mateo García-Luna de la Vega,mateo.garcia@example.com,Senior Director of International Partnerships,Sales,+34 91 555 01 03,Madrid,Spain,Member,True',
  'Yuki Tanaka,yuki.tanaka@example.com,Product Designer,Design,,Berlin,Germany,Member,True',
  'Priya Raman,priya.raman@example.com,Engineer,Engineering,extension on request,Berlin,Germany,Member,True',
  'Sam Guest,sam@partner.example,Consultant,Sales,+44 20 7946 0104,London,United Kingdom,Guest,True',
  'Lena Fischer,lena.fischer@example.com,Engineer,Engineering,+49 30 5550 1299,Berlin,Germany,Member,False',
].join('\n');
