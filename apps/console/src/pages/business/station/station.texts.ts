import { texts } from '@ampdeck/api/texts'

/** The steps of a station's form, and what they say. */
export const stepTexts = texts({
  add: ['Add station', '新增场站'],
  edit: ['Edit station', '编辑场站'],
  base: ['Base', '基础信息'],
  location: ['Location', '位置'],
  equipment: ['Equipment', '设备'],
  price: ['Price', '计费'],
  publish: ['Publish', '发布'],
  piles: ['Piles', '电桩'],
  pileType: ['Pile type', '电桩类型'],
  count: ['Number', '数量'],
  addPiles: ['Add piles', '新增电桩'],
  removePiles: ['Remove {type}', '移除{type}'],
  noPiles: ['No piles yet', '尚未添加电桩'],
  noRight: [
    'You have no permission to add piles; somebody else can add them later',
    '您没有新增电桩的权限，可由他人稍后添加',
  ],
  numbers: ['{count} piles, numbered {first} to {last}', '共 {count} 台电桩，编号 {first} 至 {last}'],
  number: ['1 pile, numbered {first}', '共 1 台电桩，编号 {first}'],
  opening: ['Opening', '开放'],
  later: ['Open later', '稍后开放'],
  now: ['Open now', '立即开放'],
  blocked: ['It cannot open yet', '暂时无法开放'],
  noTransformer: ['Equipment: the transformer has no power', '设备：未填写变压器容量'],
  noPile: ['Equipment: there is no pile', '设备：没有电桩'],
  noPrice: ['Price: no billing model is chosen', '计费：未选择计费模型'],
  go: ['Go to {step}', '前往{step}'],
  saveLater: ['Save station', '保存场站'],
  saveOpen: ['Save and open station', '保存并开放场站'],
})
