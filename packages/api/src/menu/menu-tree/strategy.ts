import { catalog, firstLevel, list } from './entry.ts'

export const strategy = firstLevel('strategy', 'Strategy', '策略管理', 'sliders', [
  catalog('strategyManage', 'Strategies', '策略管理', 'sliders', [
    list('chargePlan', 'Charge plans', '充电计划模板', 'apply query add edit delete'),
    list('chargeStrategy', 'Charge strategies', '充电策略', 'query get add edit delete enable disable bind'),
    list('exclusiveStrategy', 'Exclusive strategies', '专属策略', 'query get add edit delete enable disable'),
    list('siteDiscount', 'Site discounts', '场站折扣', 'query get add edit delete enable disable'),
    list('timedTask', 'Timed tasks', '定时任务', 'query get add edit delete enable disable run'),
    list('vinBinding', 'VIN binding', 'VIN绑定', 'query get add edit delete export import enable disable'),
    list('weatherConfig', 'Weather configuration', '天气配置', 'query get add edit delete enable disable'),
  ]),
])
