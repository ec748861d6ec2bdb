import { texts } from '../texts.ts'

/** The names of a station's fields: one place for columns, filters, forms, exports and the API document. */
export const stationTexts = texts({
  code: ['Code', '编码'],
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  cityCode: ['City', '城市'],
  operatingUnitId: ['Operating unit', '运营单位'],
  operationType: ['Operation type', '运营类型'],
  status: ['Status', '状态'],
  serviceStatus: ['Service status', '服务状态'],
  pileCount: ['Piles', '电桩数'],
  gunCount: ['Guns', '充电枪'],
  transformerW: ['Transformer', '变压器'],
  costModelId: ['Billing model', '计费模型'],
  openTime: ['Open date', '开放日期'],
  address: ['Address', '地址'],
  lng: ['Longitude', '经度'],
  lat: ['Latitude', '纬度'],
  businessHours: ['Business hours', '营业时间'],
  servicePhone: ['Service phone', '服务电话'],
  parkingFee: ['Parking fee', '停车费'],
  maxDemandW: ['Maximum demand', '最大需量'],
  isPublic: ['Public', '对外开放'],
  remark: ['Remark', '备注'],
  updateTime: ['Updated', '更新时间'],
  createTime: ['Created', '创建时间'],
})
