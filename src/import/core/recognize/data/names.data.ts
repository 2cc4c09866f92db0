/* Words by which names, roles and companies are distinguished. Roles are in small letters, as words begin with them. */

export const ROLE_WORDS: readonly string[] = [
  // English
  'head,director,manager,managing,engineer,developer,programmer,designer,officer,ceo,cto,cfo,coo,cmo,cio,ciso,cpo,cro,chro,vp,svp,evp,avp,president,vice president,founder,co-founder,cofounder,owner,co-owner,partner,consultant,analyst,assistant,associate,specialist,coordinator,co-ordinator,team lead,tech lead,lead,leader,executive,advisor,adviser,attorney,lawyer,solicitor,barrister,notary,counsel,paralegal,professor,lecturer,teacher,tutor,researcher,scientist,postdoc,fellow,architect,editor,writer,copywriter,author,journalist,reporter,correspondent,columnist,producer,accountant,auditor,bookkeeper,administrator,supervisor,representative,recruiter,technician,nurse,physician,surgeon,dentist,pharmacist,veterinarian,psychologist,therapist,realtor,broker,agent,planner,strategist,buyer,secretary,receptionist,intern,trainee,apprentice,student,candidate,photographer,videographer,illustrator,artist,musician,coach,chef,chairman,chairwoman,chairperson,chair of,dean of,controller,treasurer,trainer,instructor,curator,librarian,estimator,inspector,surveyor,foreman,arborist,gardener,carpenter,electrician,plumber,potter,ceramicist,sculptor,jeweller,operator,driver,buyer,merchandiser,evangelist,ambassador,volunteer,freelance,freelancer,translator,interpreter,customer success,human resources,account management,business development,board member,member of,principal,chief,senior,junior,sales,expert,harbourmaster,harbormaster,stationmaster,headmaster,headmistress,postmaster',
  // German
  'leiter,leiterin,leitung,teamleiter,teamleiterin,abteilungsleiter,abteilungsleiterin,bereichsleiter,bereichsleiterin,vertriebsleiter,vertriebsleiterin,projektleiter,projektleiterin,projektmanager,projektmanagerin,geschäftsführer,geschäftsführerin,geschäftsführender,geschäftsleitung,vorstand,vorsitzender,vorsitzende,entwickler,entwicklerin,softwareentwickler,softwareentwicklerin,berater,beraterin,referent,referentin,sachbearbeiter,sachbearbeiterin,assistent,assistentin,assistenz,prokurist,prokuristin,inhaber,inhaberin,vertrieb,außendienst,innendienst,einkäufer,einkäuferin,rechtsanwalt,rechtsanwältin,fachanwalt,fachanwältin,steuerberater,steuerberaterin,wirtschaftsprüfer,beauftragter,beauftragte,techniker,technikerin,kaufmann,kauffrau,ingenieur,ingenieurin,architektin,mitarbeiter,mitarbeiterin,gründer,gründerin,gesellschafter,redakteur,redakteurin,lehrer,lehrerin,arzt,ärztin,facharzt,fachärztin,notar,makler,maklerin,meister,meisterin,auszubildende,auszubildender,werkstudent,werkstudentin,wissenschaftlicher,wissenschaftliche',
  // French
  'directeur,directrice,responsable,chef de,cheffe de,chargé,chargée,ingénieur,ingénieure,gérant,gérante,président,présidente,avocat,avocate,conseiller,conseillère,assistante,adjoint,adjointe,développeur,développeuse,commercial,commerciale,fondateur,fondatrice,associé,associée,comptable,secrétaire,notaire,enseignant,enseignante,chercheur,chercheuse,architecte,gestionnaire,technicien,technicienne,attaché,attachée,rédacteur,rédactrice,consultante',
  // Spanish, Portuguese
  'directora,gerente,jefe,jefa,ingeniero,ingeniera,abogado,abogada,consultora,asesor,asesora,coordinador,coordinadora,técnico,técnica,presidente,presidenta,socio,socia,fundador,fundadora,analista,asistente,administrativo,administrativa,arquitecto,arquitecta,notario,notaria,profesor,profesora,diseñador,diseñadora,desarrollador,desarrolladora,comercial,contador,contadora,diretor,diretora,coordenador,coordenadora,engenheiro,engenheira,advogado,advogada,sócio,sócia,vendedor,vendedora,gestor,gestora,professora,arquiteto,arquiteta,desenvolvedor,desenvolvedora,assistente,sócio-fundador',
  // Italian
  'direttore,direttrice,responsabile,amministratore,amministratrice,ingegnere,avvocato,avvocata,consulente,titolare,addetto,addetta,impiegato,impiegata,fondatore,fondatrice,architetto,commercialista,professore,professoressa,ricercatore,ricercatrice,segretaria,segretario,socio,geometra,medico,notaio',
  // Dutch, Danish, Norwegian, Swedish, Finnish
  'adviseur,medewerker,hoofd,eigenaar,oprichter,projectleider,projectmanager,ontwikkelaar,accountmanager,advocaat,notaris,bestuurder,docent,ontwerper,vd,ansvarig,säljare,utvecklare,konsult,projektledare,ingenjör,försäljningschef,marknadschef,chef,jurist,verkställande,grundare,direktør,leder,rådgiver,konsulent,sælger,selger,udvikler,utvikler,prosjektleder,daglig,gründer,johtaja,toimitusjohtaja,päällikkö,myyntipäällikkö,asiantuntija,insinööri,kehittäjä,suunnittelija,perustaja',
  // Polish, Czech, Slovak, Hungarian, Romanian
  'dyrektor,dyrektorka,kierownik,kierowniczka,specjalista,specjalistka,prezes,prezeska,inżynier,koordynator,koordynatorka,doradca,przedstawiciel,główny,główna,księgowa,księgowy,właściciel,właścicielka,członek,członkini,radca,adwokat,notariusz,asystent,asystentka,ředitel,ředitelka,vedoucí,jednatel,jednatelka,manažer,manažerka,obchodní,specialista,specialistka,vývojář,vývojářka,inženýr,konzultant,asistentka,riaditeľ,riaditeľka,konateľ,igazgató,vezető,ügyvezető,mérnök,menedzser,tanácsadó,munkatárs,asszisztens,director,inginer,contabil,avocat',
  // Russian, Ukrainian, Greek, Turkish
  'директор,менеджер,руководитель,инженер,специалист,начальник,генеральный,юрист,бухгалтер,разработчик,керівник,διευθυντής,διευθύντρια,μηχανικός,δικηγόρος,müdür,müdürü,uzman,uzmanı,yönetici,yöneticisi,mühendis,mühendisi,danışman,kurucu',
  // Hebrew, Arabic
  'מנכל,מנכ"ל,מנכ״ל,מנכ"לית,מנכ״לית,סמנכל,סמנכ"ל,סמנכ״ל,מנהל,מנהלת,יועץ,יועצת,מהנדס,מהנדסת,עורך דין,עורכת דין,עו"ד,עו״ד,רכז,רכזת,שותף,שותפה,ראש,מפתח,מפתחת,מעצב,מעצבת,מייסד,מייסדת,מדיר,مدير,مديرة,رئيس,رئيسة,مهندس,مهندسة,مستشار,مستشارة,محاسب,محاسبة,مسؤول,مسؤولة,محامي,محامية,أخصائي,منسق,منسقة,المدير,الرئيس',
].flatMap((words) => words.split(','));

/** What somebody is and is called before the name, in small letters: 'Rechtsanwältin Ute Behrmann'. */
export const TRADE_TITLES: ReadonlySet<string> = new Set(
  'rechtsanwalt rechtsanwältin notar notarin steuerberater steuerberaterin architekt architektin tierarzt tierärztin zahnarzt zahnärztin pfarrer pfarrerin pastor pastorin avocat avocate notaire advocaat notaris advokat adwokat notariusz abogado abogada notario notaria avvocato avvocata architetto notaio advogado advogada arquiteto arquiteta'.split(
    ' ',
  ),
);

/** In scripts without blanks, a role is found by what it ends with. */
export const DENSE_ROLES =
  /(?:社長|部長|課長|係長|主任|主査|取締役|代表|担当|室長|所長|店長|会長|顧問|執行役員|監査役|マネージャー|マネジャー|エンジニア|デザイナー|ディレクター|リーダー|コンサルタント|弁護士|税理士|教授|経理|总经理|总监|總監|经理|經理|主管|工程师|工程師|董事|董事长|董事長|总裁|總裁|顾问|顧問|助理|专员|專員|设计师|設計師|律师|律師|会计|創辦人|创始人|负责人|대표|대표이사|이사|부장|차장|과장|대리|사원|팀장|매니저|엔지니어|디자이너|실장|본부장|연구원|교수|변호사|원장|센터장|주임|상무|전무)$/u;

export const DENSE_DEPARTMENT =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー・&A-Za-z]{1,16}(?:部|課|室|局|係|グループ|本部|事業部|部门|部門|科|处|處|中心|팀|부|본부|실|부서|센터|그룹)$/u;

export const DEPARTMENT_WORDS =
  /(?<!\p{L})(?:department|dept\.?|division|faculty|school of|institute of|college of|office of|team|unit|abteilung|fachbereich|fakultät|referat|institut für|lehrstuhl|stabsstelle|département|direction (?:des?|du|générale)|service (?:des?|du|client|commercial|juridique|marketing)|pôle|departamento|área de|facultad|dipartimento|ufficio|reparto|facoltà|setor|faculdade|secretaria|afdeling|faculteit|avdelning|avdelningen|institutionen|avdeling|osasto|dział|wydział|biuro|katedra|oddělení|odbor|osztály|отдел|кафедра|τμήμα|bölümü|departmanı|מחלקת|אגף|יחידת|قسم|إدارة|دائرة|كلية)(?!\p{L})/iu;

/** What companies call themselves, in small letters. */
export const COMPANY_WORDS =
  /(?<!\p{L})(?:studios?|group|gruppe|groupe|grupo|gruppo|agency|agentur|agence|agencia|partners|consulting|solutions|services|company|ventures|capital|holdings?|labs?|laboratories|university|universität|université|universidad|universidade|università|universiteit|uniwersytet|hochschule|college|hospital|klinikum|klinik|clinic|school|institute|bank|foundation|stiftung|fondation|fundación|association|verband|verein|society|church|council|ministry|technologies|technology|systems|software|industries|international|global|media|realty|properties|estate|logistics|insurance|versicherung|law firm|kanzlei|steuerkanzlei|cabinet|avocats|abogados|advogados|associates|& co|& sons|construction|engineering|architects|architekten|verlag|werke|nonprofit|digital|creative|design co|restaurant|hotel|academy|akademie|kommune|gemeinde|gemeente|municipality|ministerium|ayuntamiento|comune di|mairie|ville de|stadt|city of|county of|museum|theatre|theater|pharma|energy|networks|cloud|robotics|dental|wealth|financial|advisors|publishing|press|records|films|productions|coaching|koulutus|yhtiöt|rechtsanwälte|notare|steuerberatung|apotheke|praxis|praxisgemeinschaft|bibliothek|pharmacie|bibliothèque|école|lycée|hôpital|farmacia|notaría|biblioteca|escuela|colegio|instituto|scuola|liceo|istituto|ospedale|avvocati|architetti|associati|escritório|advocaten|notarissen|apotheek|bibliotheek|ziekenhuis|zakład|zakłady|poradnia|przychodnia|apteka|biblioteka|szkoła|szpital|fundacja|stowarzyszenie|spółdzielnia|urząd|gmina|solicitors|chambers|עורכי דין|רואי חשבון|ושות['׳]?|עיריית|עמותת|قانون|للتجارة|للمحاماة|مكتب|مدرسة|مستشفى|جريدة|جمعية)(?!\p{L})/iu;

/** Universities, institutes and hospitals, in their languages. */
export const HOUSES =
  /(?<!\p{L})(?:universit(?:y|ät|é|à|eit|etet|et|eti|atea)|universi(?:dad|dade|tas)|uniwersytet|univerzita|egyetem|yliopisto|üniversitesi|университет|університет|πανεπιστήμιο|politechnika|instytut|institut(?! für)|institute(?! of)|instituut|institutul|instituto|istituto|intézet|ústav|inštitút|институт|інститут|ινστιτούτο|enstitüsü|hospital|hôpital|ospedale|szpital|nemocnice|kórház|ziekenhuis|sygehus|sykehus|sairaala|больница|hastanesi|klinikum)(?!\p{L})|\p{L}-institut(?!\p{L})|universitätsklinik/iu;

/** What parts of those are called, and firms elsewhere. */
export const UNITS =
  /^(?:zakład|pracownia|katedra|klinika|oddział|klinik für|zentrum für|labor für|laboratorium|laboratory (?:of|for)|laboratoire d[eu’']|laboratorio d[ei]|cent(?:re|er) for|clinic of|clínica de|clinica di|servizio di|servicio de|лаборатория)(?!\p{L})/iu;

/** Between a role and the company it is at. */
export const CONNECTORS =
  /\s(?:at|@|bei|beim|bei der|chez|presso|bij|hos|na|w)\s|\s?[-–—]\s|\s[-–—]\s?|\s\/\s|\s?[,،、]\s?|\s?;\s?|\s\+\s(?=\p{Lu})/gu;

/** Words that no person is called by. */
export const NO_NAME =
  /(?<!\p{L})(?:accounts?|payable|receivable|support|customer|service|office|billing|orders?|reception|licensed|insured|certified|member|award|winner|proud|official|welcome|monday|open|free|new|our|your|the|for|with|we|online|store|shop|street|road|floor|suite|north|south|east|west|city|marketing|finance|legal|press|news|podcast|book|sales|help|desk|kundenservice|kundendienst|vertrieb|buchhaltung|service client|atención|assistenza)(?!\p{L})/iu;

/** Roles of those whose company may stand behind a comma: 'Owner, Brown Plumbing'. */
export const HEADS =
  /(?<!\p{L})(?:owner|co-?owner|founder|co-?founder|ceo|president|principal|inhaber|inhaberin|gründer|gründerin|geschäftsführer|geschäftsführerin|gérant|gérante|fondateur|fondatrice|titolare|propietari[oa]|dueñ[oa]|eigenaar|propriétaire|právník|jednatel|właściciel|właścicielka|prezes|vd|toimitusjohtaja)\s*$/iu;

/** What roles are for, and so no name of a company: 'Lighting Designer, Retail Studio'. */
export const TRADES =
  /^(?:retail|wholesale|sales|marketing|operations?|finance|financial|research|development|design|product|products|people|talent|brand|corporate|commercial|consumer|enterprise|business|customer|client|public|private|internal|external|regional|national|global|international|european?|north|south|east|west|northern|southern|eastern|western|central|americas?|emea|apac|dach|asia|africa|pacific|innovation|digital|data|analytics|security|safety|quality|legal|strategy|planning|procurement|supply|logistics|production|manufacturing|maintenance|residential|clinical|medical|nursing|education|learning|training|culture|creative|content|media|film|music|events?|sports?|health|energy|water|food|textiles?|events|vertrieb|einkauf|forschung|entwicklung|produktion|personal|ventes|achats|recherche|ventas|compras|investigación|vendite|acquisti|ricerca|vendas|inkoop|verkoop|onderzoek|sprzedaż|zakupy|badania|and|und|et|y|e|en|i|the|of|for)$/iu;
