import { enumeration } from '../enumeration.ts'

/** What drivers find at a station besides guns. */
export const stationFacility = enumeration('StationFacility', {
  toilet: [1, 'Toilet', '卫生间'],
  shop: [2, 'Shop', '便利店'],
  restaurant: [3, 'Restaurant', '餐饮'],
  lounge: [4, 'Lounge', '休息室'],
  wifi: [5, 'Wi-Fi', '无线网络'],
  roof: [6, 'Roof', '雨棚'],
  light: [7, 'Lit at night', '夜间照明'],
  guard: [8, 'Guarded', '保安值守'],
  carWash: [9, 'Car wash', '洗车'],
})
