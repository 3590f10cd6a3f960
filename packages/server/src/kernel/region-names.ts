/**
 * Names of regions in Latin letters, by country and region code, where the address data has them in
 * another script only. The site shows the same names (`web/app/address/latin-names.ts`); a test
 * compares both.
 */
const named: Readonly<Record<string, string>> = {
  AE: 'AZ Abu Dhabi|AJ Ajman|DU Dubai|FU Fujairah|RK Ras Al Khaimah|SH Sharjah|UQ Umm Al Quwain',
  AM: 'AG Aragatsotn|AR Ararat|AV Armavir|GR Gegharkunik|ER Yerevan|LO Lori|KT Kotayk|SH Shirak|SU Syunik|VD Vayots Dzor|TV Tavush',
  CN:
    '34 Anhui|92 Macau|11 Beijing|50 Chongqing|35 Fujian|62 Gansu|44 Guangdong|45 Guangxi|52 Guizhou|46 Hainan|13 Hebei|41 Henan|23 Heilongjiang' +
    '|42 Hubei|43 Hunan|22 Jilin|32 Jiangsu|36 Jiangxi|21 Liaoning|15 Inner Mongolia|64 Ningxia|63 Qinghai|37 Shandong|14 Shanxi|61 Shaanxi' +
    '|31 Shanghai|51 Sichuan|71 Taiwan|12 Tianjin|54 Tibet|91 Hong Kong|65 Xinjiang|53 Yunnan|33 Zhejiang',
  EG:
    'ASN Aswan|AST Asyut|ALX Alexandria|IS Ismailia|LX Luxor|BA Red Sea|BH Beheira|GZ Giza|DK Dakahlia|SUZ Suez|SHR Sharqia|GH Gharbia|FYM Faiyum' +
    '|C Cairo|KB Qalyubia|MNF Monufia|MN Minya|WAD New Valley|BNS Beni Suef|PTS Port Said|JS South Sinai|DT Damietta|SHG Sohag|SIN North Sinai' +
    '|KN Qena|KFS Kafr El Sheikh|MT Matrouh',
  IR:
    '03 East Azerbaijan|04 West Azerbaijan|24 Ardabil|10 Isfahan|30 Alborz|16 Ilam|18 Bushehr|23 Tehran|14 Chaharmahal and Bakhtiari' +
    '|29 South Khorasan|09 Razavi Khorasan|28 North Khorasan|06 Khuzestan|19 Zanjan|20 Semnan|11 Sistan and Baluchestan|07 Fars|26 Qazvin|25 Qom' +
    '|12 Kurdistan|08 Kerman|05 Kermanshah|17 Kohgiluyeh and Boyer-Ahmad|27 Golestan|01 Gilan|15 Lorestan|02 Mazandaran|00 Markazi|22 Hormozgan' +
    '|13 Hamadan|21 Yazd',
  JP:
    '01 Hokkaido|02 Aomori|03 Iwate|04 Miyagi|05 Akita|06 Yamagata|07 Fukushima|08 Ibaraki|09 Tochigi|10 Gunma|11 Saitama|12 Chiba|13 Tokyo' +
    '|14 Kanagawa|15 Niigata|16 Toyama|17 Ishikawa|18 Fukui|19 Yamanashi|20 Nagano|21 Gifu|22 Shizuoka|23 Aichi|24 Mie|25 Shiga|26 Kyoto|27 Osaka' +
    '|28 Hyogo|29 Nara|30 Wakayama|31 Tottori|32 Shimane|33 Okayama|34 Hiroshima|35 Yamaguchi|36 Tokushima|37 Kagawa|38 Ehime|39 Kochi|40 Fukuoka' +
    '|41 Saga|42 Nagasaki|43 Kumamoto|44 Oita|45 Miyazaki|46 Kagoshima|47 Okinawa',
  KP:
    '07 Kangwon|13 Rason|10 Ryanggang|04 Chagang|02 South Pyongan|03 North Pyongan|01 Pyongyang|08 South Hamgyong|09 North Hamgyong|05 South Hwanghae' +
    '|06 North Hwanghae',
  KR:
    '11 Seoul|26 Busan|27 Daegu|28 Incheon|29 Gwangju|30 Daejeon|31 Ulsan|41 Gyeonggi|42 Gangwon|43 North Chungcheong|44 South Chungcheong' +
    '|45 North Jeolla|46 South Jeolla|47 North Gyeongsang|48 South Gyeongsang|49 Jeju|50 Sejong',
  RU:
    'ALT Altai Krai|AMU Amur Oblast|ARK Arkhangelsk Oblast|AST Astrakhan Oblast|BEL Belgorod Oblast|BRY Bryansk Oblast|VLA Vladimir Oblast' +
    '|VGG Volgograd Oblast|VLG Vologda Oblast|VOR Voronezh Oblast|YEV Jewish Autonomous Oblast|ZAB Zabaykalsky Krai|IVA Ivanovo Oblast' +
    '|IRK Irkutsk Oblast|KB Kabardino-Balkaria|KGD Kaliningrad Oblast|KLU Kaluga Oblast|KAM Kamchatka Krai|KC Karachay-Cherkessia' +
    '|KEM Kemerovo Oblast|KIR Kirov Oblast|KOS Kostroma Oblast|KDA Krasnodar Krai|KYA Krasnoyarsk Krai|KGN Kurgan Oblast|KRS Kursk Oblast' +
    '|LEN Leningrad Oblast|LIP Lipetsk Oblast|MAG Magadan Oblast|MOW Moscow|MOS Moscow Oblast|MUR Murmansk Oblast|NEN Nenets Autonomous Okrug' +
    '|NIZ Nizhny Novgorod Oblast|NGR Novgorod Oblast|NVS Novosibirsk Oblast|OMS Omsk Oblast|ORE Orenburg Oblast|ORL Oryol Oblast|PNZ Penza Oblast' +
    '|PER Perm Krai|PRI Primorsky Krai|PSK Pskov Oblast|AD Adygea|AL Altai Republic|BA Bashkortostan|BU Buryatia|DA Dagestan|IN Ingushetia' +
    '|KL Kalmykia|KR Karelia|KO Komi Republic|Автономна Республіка Крим Crimea|ME Mari El|MO Mordovia|SA Sakha (Yakutia)|SE North Ossetia-Alania' +
    '|TA Tatarstan|TY Tuva|UD Udmurtia|KK Khakassia|ROS Rostov Oblast|RYA Ryazan Oblast|SAM Samara Oblast|SPE Saint Petersburg|SAR Saratov Oblast' +
    '|SAK Sakhalin Oblast|SVE Sverdlovsk Oblast|Севастополь Sevastopol|SMO Smolensk Oblast|STA Stavropol Krai|TAM Tambov Oblast|TVE Tver Oblast' +
    '|TOM Tomsk Oblast|TUL Tula Oblast|TYU Tyumen Oblast|ULY Ulyanovsk Oblast|KHA Khabarovsk Krai|KHM Khanty-Mansi Autonomous Okrug' +
    '|CHE Chelyabinsk Oblast|CE Chechnya|CU Chuvashia|CHU Chukotka Autonomous Okrug|YAN Yamalo-Nenets Autonomous Okrug|YAR Yaroslavl Oblast',
  TH:
    '81 Krabi|10 Bangkok|71 Kanchanaburi|46 Kalasin|62 Kamphaeng Phet|40 Khon Kaen|38 Bueng Kan|22 Chanthaburi|24 Chachoengsao|20 Chonburi|18 Chai Nat' +
    '|36 Chaiyaphum|86 Chumphon|57 Chiang Rai|50 Chiang Mai|92 Trang|23 Trat|63 Tak|26 Nakhon Nayok|73 Nakhon Pathom|48 Nakhon Phanom' +
    '|30 Nakhon Ratchasima|80 Nakhon Si Thammarat|60 Nakhon Sawan|12 Nonthaburi|96 Narathiwat|55 Nan|31 Buriram|13 Pathum Thani' +
    '|77 Prachuap Khiri Khan|25 Prachinburi|94 Pattani|14 Ayutthaya|56 Phayao|82 Phang Nga|93 Phatthalung|66 Phichit|65 Phitsanulok' +
    '|76 Phetchaburi|67 Phetchabun|54 Phrae|83 Phuket|44 Maha Sarakham|49 Mukdahan|58 Mae Hong Son|35 Yasothon|95 Yala|45 Roi Et|85 Ranong|21 Rayong' +
    '|70 Ratchaburi|16 Lopburi|52 Lampang|51 Lamphun|42 Loei|33 Sisaket|47 Sakon Nakhon|90 Songkhla|91 Satun|11 Samut Prakan|75 Samut Songkhram' +
    '|74 Samut Sakhon|27 Sa Kaeo|19 Saraburi|17 Sing Buri|64 Sukhothai|72 Suphan Buri|84 Surat Thani|32 Surin|43 Nong Khai|39 Nong Bua Lamphu' +
    '|15 Ang Thong|37 Amnat Charoen|41 Udon Thani|53 Uttaradit|61 Uthai Thani|34 Ubon Ratchathani',
  TW:
    'TXG Taichung City|TPE Taipei City|TTT Taitung County|TNN Tainan City|ILA Yilan County|HUA Hualien County|金門縣 Kinmen County|NAN Nantou County' +
    '|PIF Pingtung County|MIA Miaoli County|TAO Taoyuan City|KHH Kaohsiung City|KEE Keelung City|連江縣 Lienchiang County|YUN Yunlin County' +
    '|NWT New Taipei City|HSZ Hsinchu City|HSQ Hsinchu County|CYI Chiayi City|CYQ Chiayi County|CHA Changhua County|PEN Penghu County',
  UA:
    '43 Crimea|05 Vinnytsia Oblast|07 Volyn Oblast|12 Dnipropetrovsk Oblast|14 Donetsk Oblast|18 Zhytomyr Oblast|21 Zakarpattia Oblast' +
    '|23 Zaporizhzhia Oblast|26 Ivano-Frankivsk Oblast|30 Kyiv|32 Kyiv Oblast|35 Kirovohrad Oblast|09 Luhansk Oblast|46 Lviv Oblast' +
    '|48 Mykolaiv Oblast|51 Odesa Oblast|53 Poltava Oblast|56 Rivne Oblast|40 Sevastopol|59 Sumy Oblast|61 Ternopil Oblast|63 Kharkiv Oblast' +
    '|65 Kherson Oblast|68 Khmelnytskyi Oblast|71 Cherkasy Oblast|77 Chernivtsi Oblast|74 Chernihiv Oblast',
};

/** A code is one word, or words in another script. */
const namesOf = (text: string): [string, string][] =>
  text.split('|').map((entry) => {
    const [, code = '', name = ''] =
      /^(\S+|\P{Script=Latin}+) (\p{Script=Latin}.*)$/u.exec(entry) ?? [];
    return [code, name];
  });

const names = new Map(
  Object.entries(named).flatMap(([country, text]) =>
    namesOf(text).map(([code, name]) => [`${country}-${code}`, name] as const),
  ),
);

/** A code that is itself a name, such as that of Kowloon. */
export const latinName = (country: string, key: string, name: string): string =>
  names.get(`${country}-${key}`) ??
  (/\p{Script=Latin}/u.test(name) || !/^[A-Z][a-z]{2}/.test(key) ? name : key);

/** Countries whose addresses use the region's code instead of its name: Hudson, NY 12534. */
export const isAbbreviated = (country: string): boolean => abbreviated.has(country);

const abbreviated = new Set(['AU', 'BR', 'CA', 'IT', 'US']);
