import type { Text } from '@ampdeck/api/texts'

/** The first character of a mainland plate: its province, from north to south-west as people know the order. */
export const provinces: readonly (readonly [key: string, name: Text])[] = [
  ['京', ['Beijing', '北京']],
  ['津', ['Tianjin', '天津']],
  ['沪', ['Shanghai', '上海']],
  ['渝', ['Chongqing', '重庆']],
  ['冀', ['Hebei', '河北']],
  ['豫', ['Henan', '河南']],
  ['云', ['Yunnan', '云南']],
  ['辽', ['Liaoning', '辽宁']],
  ['黑', ['Heilongjiang', '黑龙江']],
  ['湘', ['Hunan', '湖南']],
  ['皖', ['Anhui', '安徽']],
  ['鲁', ['Shandong', '山东']],
  ['新', ['Xinjiang', '新疆']],
  ['苏', ['Jiangsu', '江苏']],
  ['浙', ['Zhejiang', '浙江']],
  ['赣', ['Jiangxi', '江西']],
  ['鄂', ['Hubei', '湖北']],
  ['桂', ['Guangxi', '广西']],
  ['甘', ['Gansu', '甘肃']],
  ['晋', ['Shanxi', '山西']],
  ['蒙', ['Inner Mongolia', '内蒙古']],
  ['陕', ['Shaanxi', '陕西']],
  ['吉', ['Jilin', '吉林']],
  ['闽', ['Fujian', '福建']],
  ['贵', ['Guizhou', '贵州']],
  ['粤', ['Guangdong', '广东']],
  ['青', ['Qinghai', '青海']],
  ['藏', ['Tibet', '西藏']],
  ['川', ['Sichuan', '四川']],
  ['宁', ['Ningxia', '宁夏']],
  ['琼', ['Hainan', '海南']],
]

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '1234567890'
/** What may end a plate in place of the fifth character: trailer, learner, police, Hong Kong, Macao, consulate. */
const ENDS = '挂学警港澳领'

/** The keys that may follow a plate typed so far; none once it is full. */
export function keysAfter(plate: string): readonly string[] {
  if (plate.length === 0) return provinces.map(([key]) => key)
  if (plate.length === 1) return [...LETTERS]
  if (plate.length < 6) return [...DIGITS, ...LETTERS]
  if (plate.length === 6) return [...DIGITS, ...LETTERS, ...ENDS]
  // An eighth character makes a new-energy plate: a digit, or the letter of a large vehicle.
  return plate.length === 7 ? [...DIGITS, ...'ABCDEFGHJK'] : []
}

/** Whether a full plate is that of a new-energy vehicle. */
export function isNewEnergy(plate: string): boolean {
  return plate.length === 8
}
