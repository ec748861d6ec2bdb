import { catalog, firstLevel, list, tree } from './entry.ts'

export const ecology = firstLevel('ecology', 'Ecology', '生态管理', 'leaf', [
  catalog('vendingManage', 'Vending', '售货管理', 'shopping-cart', [
    list(
      'vendingGoods',
      'Vending goods',
      '商品管理',
      'query get add edit delete export enable disable stock',
    ),
    list('vendingBrand', 'Brands', '品牌管理', 'query add edit delete'),
    tree('vendingType', 'Goods types', '商品类型', 'add edit delete'),
    list('vendingBusiness', 'Business info', '商户信息', 'query get add edit delete'),
    list('vendingMachine', 'Machines', '售货机', 'query get add edit delete slots'),
    list('vendingOrder', 'Vending orders', '售货订单', 'query get export refund'),
  ]),
])
