import type { Language } from '@ampdeck/api/enumeration'
import { type MapSize, type MapView, type Pixel, project } from './projection.ts'
import { isWithin, meets, middleOf, type Rectangle, textWidth } from './rectangle.ts'

/** From which zoom on the cities of each rank are named. */
const FROM_ZOOM = [2, 3.6, 5.2]
/** The room of a name, in pixels: two that share any are never both drawn. */
const ROOM = { width: 70, height: 20 }
const FONT_SIZE = 11
/** Beside a mark with a name there is room for no other. */
const NAMED = { width: 130, height: 16 }

interface City {
  name: readonly [en: string, zh: string]
  lng: number
  lat: number
}

/** Cities by rank, the largest first: English name, Chinese name, longitude, latitude. */
const RANKS = [
  `Beijing 北京 116.40 39.90,Shanghai 上海 121.47 31.23,Guangzhou 广州 113.26 23.13,Chengdu 成都 104.07 30.57,
Wuhan 武汉 114.30 30.59,Xi’an 西安 108.94 34.34,Urumqi 乌鲁木齐 87.62 43.83,Lhasa 拉萨 91.13 29.65,Harbin 哈尔滨 126.53 45.80,
Kunming 昆明 102.83 24.88,Tokyo 东京 139.69 35.69,Delhi 德里 77.21 28.61,Bangkok 曼谷 100.50 13.75,Singapore 新加坡 103.82 1.35,
Jakarta 雅加达 106.85 -6.21,Moscow 莫斯科 37.62 55.75,Dubai 迪拜 55.27 25.20,Cairo 开罗 31.24 30.04,London 伦敦 -0.13 51.51,
Paris 巴黎 2.35 48.86,Berlin 柏林 13.40 52.52,Madrid 马德里 -3.70 40.42,Lagos 拉各斯 3.38 6.52,Nairobi 内罗毕 36.82 -1.29,
Johannesburg 约翰内斯堡 28.05 -26.20,Sydney 悉尼 151.21 -33.87,Perth 珀斯 115.86 -31.95,New_York 纽约 -74.01 40.71,
Los_Angeles 洛杉矶 -118.24 34.05,Mexico_City 墨西哥城 -99.13 19.43,Bogotá 波哥大 -74.07 4.71,São_Paulo 圣保罗 -46.63 -23.55,
Buenos_Aires 布宜诺斯艾利斯 -58.38 -34.60,Lima 利马 -77.04 -12.05`,
  `Shenzhen 深圳 114.06 22.54,Chongqing 重庆 106.55 29.56,Tianjin 天津 117.20 39.12,Nanjing 南京 118.80 32.06,Hangzhou 杭州 120.16 30.25,
Shenyang 沈阳 123.43 41.80,Changsha 长沙 112.94 28.23,Jinan 济南 117.12 36.65,Qingdao 青岛 120.38 36.07,Zhengzhou 郑州 113.62 34.75,
Fuzhou 福州 119.30 26.07,Xiamen 厦门 118.09 24.48,Nanchang 南昌 115.86 28.68,Hefei 合肥 117.23 31.82,Taiyuan 太原 112.55 37.87,
Shijiazhuang 石家庄 114.51 38.04,Changchun 长春 125.32 43.82,Dalian 大连 121.61 38.91,Hohhot 呼和浩特 111.75 40.84,Lanzhou 兰州 103.83 36.06,
Xining 西宁 101.78 36.62,Yinchuan 银川 106.23 38.49,Guiyang 贵阳 106.63 26.65,Nanning 南宁 108.37 22.82,Haikou 海口 110.20 20.04,
Hong_Kong 香港 114.17 22.32,Macao 澳门 113.54 22.20,Taipei 台北 121.57 25.03,Kashgar 喀什 75.99 39.47,Seoul 首尔 126.98 37.57,
Osaka 大阪 135.50 34.69,Hanoi 河内 105.83 21.03,Ho_Chi_Minh_City 胡志明市 106.70 10.78,Kuala_Lumpur 吉隆坡 101.69 3.14,Manila 马尼拉 120.98 14.60,
Yangon 仰光 96.20 16.87,Dhaka 达卡 90.41 23.81,Mumbai 孟买 72.88 19.08,Bengaluru 班加罗尔 77.59 12.97,Karachi 卡拉奇 67.01 24.86,
Tashkent 塔什干 69.24 41.30,Almaty 阿拉木图 76.89 43.24,Ulaanbaatar 乌兰巴托 106.91 47.92,Vladivostok 符拉迪沃斯托克 131.89 43.12,
Tehran 德黑兰 51.39 35.69,Riyadh 利雅得 46.68 24.71,Istanbul 伊斯坦布尔 28.98 41.01,Rome 罗马 12.50 41.90,Vienna 维也纳 16.37 48.21,
Warsaw 华沙 21.01 52.23,Stockholm 斯德哥尔摩 18.07 59.33,Oslo 奥斯陆 10.75 59.91,Amsterdam 阿姆斯特丹 4.90 52.37,Lisbon 里斯本 -9.14 38.72,
Casablanca 卡萨布兰卡 -7.59 33.57,Accra 阿克拉 -0.19 5.60,Addis_Ababa 亚的斯亚贝巴 38.75 9.03,Cape_Town 开普敦 18.42 -33.92,
Melbourne 墨尔本 144.96 -37.81,Brisbane 布里斯班 153.03 -27.47,Auckland 奥克兰 174.76 -36.85,Chicago 芝加哥 -87.63 41.88,
Houston 休斯敦 -95.37 29.76,San_Francisco 旧金山 -122.42 37.77,Seattle 西雅图 -122.33 47.61,Toronto 多伦多 -79.38 43.65,
Vancouver 温哥华 -123.12 49.28,Santiago 圣地亚哥 -70.67 -33.45,Rio_de_Janeiro 里约热内卢 -43.17 -22.91,Caracas 加拉加斯 -66.90 10.48`,
  `Suzhou 苏州 120.58 31.30,Wuxi 无锡 120.31 31.49,Ningbo 宁波 121.55 29.87,Wenzhou 温州 120.70 28.00,Jinhua 金华 119.65 29.08,
Changzhou 常州 119.97 31.81,Xuzhou 徐州 117.28 34.21,Nantong 南通 120.89 31.98,Yangzhou 扬州 119.41 32.39,Lianyungang 连云港 119.22 34.60,
Foshan 佛山 113.12 23.02,Dongguan 东莞 113.75 23.02,Huizhou 惠州 114.42 23.11,Zhuhai 珠海 113.58 22.27,Shantou 汕头 116.68 23.35,
Zhanjiang 湛江 110.36 21.27,Shaoguan 韶关 113.60 24.81,Quanzhou 泉州 118.68 24.87,Zhangzhou 漳州 117.65 24.51,Longyan 龙岩 117.02 25.08,
Ganzhou 赣州 114.93 25.83,Jiujiang 九江 116.00 29.70,Shangrao 上饶 117.94 28.45,Wuhu 芜湖 118.43 31.35,Bengbu 蚌埠 117.39 32.92,
Anqing 安庆 117.06 30.54,Yichang 宜昌 111.29 30.69,Xiangyang 襄阳 112.12 32.01,Jingzhou 荆州 112.24 30.33,Hengyang 衡阳 112.57 26.89,
Yueyang 岳阳 113.13 29.36,Changde 常德 111.70 29.03,Huaihua 怀化 110.00 27.57,Luoyang 洛阳 112.45 34.62,Kaifeng 开封 114.31 34.80,
Nanyang 南阳 112.53 32.99,Xinyang 信阳 114.09 32.15,Anyang 安阳 114.39 36.10,Yantai 烟台 121.45 37.46,Weifang 潍坊 119.16 36.71,
Linyi 临沂 118.36 35.10,Jining 济宁 116.59 35.41,Weihai 威海 122.12 37.51,Tangshan 唐山 118.18 39.63,Baoding 保定 115.46 38.87,
Handan 邯郸 114.54 36.63,Qinhuangdao 秦皇岛 119.60 39.94,Zhangjiakou 张家口 114.89 40.82,Chengde 承德 117.96 40.95,Datong 大同 113.30 40.08,
Linfen 临汾 111.52 36.09,Baotou 包头 109.84 40.66,Ordos 鄂尔多斯 109.78 39.61,Chifeng 赤峰 118.89 42.26,Hulunbuir 呼伦贝尔 119.77 49.21,
Anshan 鞍山 122.99 41.11,Dandong 丹东 124.36 40.00,Jinzhou 锦州 121.13 41.10,Jilin 吉林 126.55 43.84,Yanji 延吉 129.51 42.89,
Qiqihar 齐齐哈尔 123.92 47.35,Daqing 大庆 125.10 46.59,Mudanjiang 牡丹江 129.63 44.55,Jiamusi 佳木斯 130.32 46.80,Yulin 榆林 109.73 38.29,
Yan’an 延安 109.49 36.59,Hanzhong 汉中 107.02 33.07,Baoji 宝鸡 107.24 34.36,Tianshui 天水 105.72 34.58,Zhangye 张掖 100.45 38.93,
Jiuquan 酒泉 98.49 39.73,Golmud 格尔木 94.90 36.40,Hami 哈密 93.51 42.82,Korla 库尔勒 86.17 41.73,Yining 伊宁 81.32 43.92,
Hotan 和田 79.92 37.11,Karamay 克拉玛依 84.89 45.58,Shigatse 日喀则 88.88 29.27,Nyingchi 林芝 94.36 29.65,Mianyang 绵阳 104.68 31.47,
Leshan 乐山 103.77 29.55,Yibin 宜宾 104.64 28.75,Nanchong 南充 106.11 30.84,Panzhihua 攀枝花 101.72 26.58,Wanzhou 万州 108.41 30.81,
Zunyi 遵义 106.93 27.73,Dali 大理 100.23 25.59,Lijiang 丽江 100.23 26.86,Qujing 曲靖 103.80 25.49,Jinghong 景洪 100.80 22.00,
Guilin 桂林 110.29 25.27,Liuzhou 柳州 109.41 24.33,Beihai 北海 109.12 21.48,Wuzhou 梧州 111.28 23.48,Sanya 三亚 109.51 18.25,
Kaohsiung 高雄 120.31 22.63,Taichung 台中 120.68 24.15,Busan 釜山 129.08 35.18,Fukuoka 福冈 130.40 33.59,Nagoya 名古屋 136.91 35.18,
Sapporo 札幌 141.35 43.06,Da_Nang 岘港 108.22 16.05,Vientiane 万象 102.63 17.98,Phnom_Penh 金边 104.92 11.55,Chiang_Mai 清迈 98.99 18.79,
Surabaya 泗水 112.75 -7.26,Kolkata 加尔各答 88.36 22.57,Chennai 金奈 80.27 13.08,Colombo 科伦坡 79.86 6.93,Kathmandu 加德满都 85.32 27.72`,
].map((rows) =>
  rows.split(/,\s*/).map((row): City => {
    const [en = '', zh = '', lng, lat] = row.split(' ')
    return { name: [en.replaceAll('_', ' '), zh], lng: Number(lng), lat: Number(lat) }
  }),
)

/** What is drawn over the base, so that no name lies under it. */
export interface DrawnOver {
  marks?: readonly BaseMark[] | undefined
  /** All else: names of marks, and what the map shows in its corners. */
  others?: readonly Rectangle[] | undefined
}

/** A mark over the base; one that has a name needs no other there. */
export interface BaseMark {
  room: Rectangle
  isNamed: boolean
}

interface DrawnCity {
  name: string
  at: Pixel
  /** Half of the height of the mark that hides its place: the name stands below it. */
  below: number | undefined
}

/** The cities whose names there is room for, the largest first, and where they are drawn. */
export function citiesIn(
  view: MapView,
  size: MapSize,
  language: Language,
  { marks = [], others = [] }: DrawnOver = {},
): DrawnCity[] {
  const shown: DrawnCity[] = []
  const taken = [...others]
  for (const city of RANKS.filter((_, rank) => view.zoom >= (FROM_ZOOM[rank] ?? Infinity)).flat()) {
    const place = project(city, view, size)
    if (place.x < 0 || place.y < 0 || place.x > size.width || place.y > size.height) continue
    if (marks.some((one) => one.isNamed && isNear(middleOf(one.room), place, NAMED))) continue
    const mark = marks.find((one) => isNear(middleOf(one.room), place))
    const at = mark ? middleOf(mark.room) : place
    if (shown.some((other) => isNear(other.at, at))) continue
    const drawn = {
      name: city.name[language === 'en' ? 0 : 1],
      at,
      below: mark && mark.room.bottom - at.y,
    }
    const room = roomOf(drawn)
    const isFree =
      isWithin(room, size) &&
      !taken.some((other) => meets(room, other)) &&
      !marks.some((other) => other !== mark && meets(room, other.room))
    if (!isFree) continue
    taken.push(room)
    shown.push(drawn)
  }
  return shown
}

/** The baseline of a name below its dot or its mark, in pixels. */
export const baselineOf = ({ below = 1 }: DrawnCity) => below + 14

function roomOf(city: DrawnCity): Rectangle {
  const half = textWidth(city.name, FONT_SIZE) / 2
  const bottom = city.at.y + baselineOf(city)
  return { left: city.at.x - half, top: bottom - FONT_SIZE, right: city.at.x + half, bottom: bottom + 3 }
}

function isNear(a: Pixel, b: Pixel, { width, height } = ROOM): boolean {
  return Math.abs(a.x - b.x) <= width && Math.abs(a.y - b.y) <= height
}
