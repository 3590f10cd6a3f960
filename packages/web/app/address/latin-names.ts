/** Names of regions in Latin letters, by their ISO codes, where the address data have them in another script only. */
const japan = 'Hokkaido Aomori Iwate Miyagi Akita Yamagata Fukushima Ibaraki Tochigi Gunma Saitama Chiba Tokyo Kanagawa Niigata Toyama Ishikawa Fukui Yamanashi Nagano Gifu Shizuoka Aichi Mie Shiga Kyoto Osaka Hyogo Nara Wakayama Tottori Shimane Okayama Hiroshima Yamaguchi Tokushima Kagawa Ehime Kochi Fukuoka Saga Nagasaki Kumamoto Oita Miyazaki Kagoshima Okinawa'.split(' ');
const korea = { 11: 'Seoul', 26: 'Busan', 27: 'Daegu', 28: 'Incheon', 29: 'Gwangju', 30: 'Daejeon', 31: 'Ulsan', 41: 'Gyeonggi', 42: 'Gangwon', 43: 'North Chungcheong', 44: 'South Chungcheong', 45: 'North Jeolla', 46: 'South Jeolla', 47: 'North Gyeongsang', 48: 'South Gyeongsang', 49: 'Jeju', 50: 'Sejong' };
const emirates = { AZ: 'Abu Dhabi', AJ: 'Ajman', DU: 'Dubai', FU: 'Fujairah', RK: 'Ras Al Khaimah', SH: 'Sharjah', UQ: 'Umm Al Quwain' };

const names = new Map<string, string>([
  ...japan.map((name, index) => [`JP-${String(index + 1).padStart(2, '0')}`, name] as const),
  ...Object.entries(korea).map(([key, name]) => [`KR-${key}`, name] as const),
  ...Object.entries(emirates).map(([key, name]) => [`AE-${key}`, name] as const),
]);

/** A code that is a name itself, such as that of Kowloon, is the name. */
export const latinName = (country: string, key: string, name: string): string => names.get(`${country}-${key}`) ?? (/\p{Script=Latin}/u.test(name) || !/^[A-Z][a-z]{2}/.test(key) ? name : key);
