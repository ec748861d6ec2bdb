import type { bill } from '@ampdeck/api/bill/bill'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { billChannel, chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { completeMinutes } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Report } from '../../report/export/report.ts'
import { inOrder } from './charge-order.store.ts'

/** The charging orders as a file (screens.md S059), by their start; the newest first unless it is asked otherwise. */
export const report: Report<z.output<typeof bill.export.input>> = {
  page: 'chargeOrder',
  name: ['Charging orders', '充电订单'],
  columns: [
    { title: ['Order no', '订单编号'], width: 27 },
    { title: ['Station', '场站'], width: 28 },
    { title: ['Pile', '电桩'], width: 18 },
    { title: ['Gun', '充电枪'], width: 8 },
    { title: ['Plate', '车牌号'], width: 12 },
    { title: ['Channel', '渠道'] },
    { title: ['Start', '开始时间'], kind: 'time' },
    { title: ['End', '结束时间'], kind: 'time' },
    { title: ['Minutes', '时长（分钟）'], kind: 'count' },
    { title: ['Energy (kWh)', '电量（kWh）'], kind: 'kWh' },
    { title: ['Energy fee (yuan)', '电费（元）'], kind: 'yuan', width: 18 },
    { title: ['Service fee (yuan)', '服务费（元）'], kind: 'yuan', width: 18 },
    { title: ['Discount (yuan)', '优惠（元）'], kind: 'yuan', width: 18 },
    { title: ['Coupon (yuan)', '优惠券（元）'], kind: 'yuan', width: 18 },
    { title: ['Occupy fee (yuan)', '占位费（元）'], kind: 'yuan', width: 18 },
    { title: ['Payable (yuan)', '应付（元）'], kind: 'yuan', width: 18 },
    { title: ['Paid (yuan)', '实付（元）'], kind: 'yuan', width: 18 },
    { title: ['Order status', '订单状态'] },
    { title: ['Charge status', '结算状态'] },
  ],
  rows: async function* (rows, { sortOrder = 'desc', ...filter }, language) {
    for await (const order of inOrder(rows, filter, sortOrder)) {
      yield [
        order.orderNo,
        (language === 'en' && order.stationNameEn) || order.stationName,
        order.pileCode,
        letterOf(order.gunLetter),
        order.plate,
        billChannel.label(order.channel, language),
        order.startTime,
        order.endTime,
        order.endTime && completeMinutes(order.startTime, order.endTime),
        order.energyWh,
        order.eFeeFen,
        order.sFeeFen,
        order.discountFen,
        order.couponFen,
        order.occupyFeeFen,
        order.payableFen,
        order.paidFen,
        orderStatus.label(order.orderStatus, language),
        chargeStatus.label(order.chargeStatus, language),
      ]
    }
  },
}
