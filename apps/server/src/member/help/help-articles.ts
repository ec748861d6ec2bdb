import { helpCategory } from '@ampdeck/api/member/help'
import type { PageId } from '@ampdeck/api/menu/menu-tree'

/** One article: title and text in both languages. A line is a paragraph; one that begins with `- ` is an item of a list. */
export interface Article {
  page: PageId | null
  category: number
  title: readonly [en: string, zh: string]
  en: string
  zh: string
}

const { start, equipment, orders, members, operation, money, system } = helpCategory.code

/** Short help for each page that people use every day. */
export const articles: readonly Article[] = [
  {
    page: 'home',
    category: start,
    title: ['The first look in the morning', '每天先看什么'],
    en: `The strip at the top counts what waits for you: audits, open alarms, work orders. Each number is a link to its list, filtered.
Below stand the panels. Move or hide them with the panel chooser; your choice is kept for you alone.`,
    zh: `顶部的待办条列出等待您处理的事项：审核、未关闭告警、工单。每个数字都可点击，进入已筛选的列表。
下方为各面板，可用面板选择器移动或隐藏，您的选择仅对您生效。`,
  },
  {
    page: null,
    category: start,
    title: ['Finding a page, a station or an order', '查找页面、场站或订单'],
    en: `Press Ctrl+K and type a part of the name: of a page, a station, a pile number, an order number, a phone number.
- A filter of a list is part of the address: send the link, and a colleague sees the same list.
- Save filters that you often use with "Saved views".`,
    zh: `按 Ctrl+K 后输入名称的一部分：页面、场站、电桩编号、订单号或手机号。
- 列表的筛选条件包含在地址中，把链接发给同事，对方看到的是同一列表。
- 常用的筛选条件可保存为“视图”。`,
  },
  {
    page: 'stationList',
    category: equipment,
    title: ['Opening a station', '开通场站'],
    en: `A station opens when it has a tariff, at least one pile and its place on the map. What is missing is named when you try.
- Close it for a while with "Disable": charges that run go on, no new one begins.
- A station with piles cannot be deleted. Transfer the piles first.`,
    zh: `场站具备计费模型、至少一台电桩以及地图位置后即可开通；缺少的内容会在操作时提示。
- 暂时关闭请使用“停用”：进行中的充电继续，不再开始新的充电。
- 有电桩的场站不能删除，请先迁移电桩。`,
  },
  {
    page: 'StationMonitorDetail',
    category: equipment,
    title: ['A station at this moment', '场站实时情况'],
    en: `Each tile is a gun; its shape says the state before its colour does. Choose guns to stop several charges at once.
The load curve shows the power against the limit of the transformer.`,
    zh: `每个方块代表一把充电枪，先看形状再看颜色即可判断状态。可选择多把枪批量停止充电。
负荷曲线显示功率与变压器限值的对比。`,
  },
  {
    page: 'pileList',
    category: equipment,
    title: ['Bringing a pile online', '让电桩上线'],
    en: `- Add the pile with its number, its station and its type.
- Enter the address of this server and the pile number in the pile itself.
- Set its password under "More"; the pile must present it.
As soon as it reports, its state changes here without a reload. If it does not, look at the message query.`,
    zh: `- 新增电桩：编号、场站和型号。
- 在电桩上填写本服务器地址和电桩编号。
- 在“更多”中设置密码，电桩连接时须提供。
电桩上报后，状态会自动更新；若没有变化，请查看报文查询。`,
  },
  {
    page: 'remoteControl',
    category: equipment,
    title: ['Sending a command', '下发指令'],
    en: `Choose piles or guns, then the command. What would stop a charge asks first.
The feed at the side shows the answer of each pile: accepted, rejected, or no answer in time.`,
    zh: `先选择电桩或充电枪，再选择指令；会中断充电的指令需要确认。
侧栏显示每台电桩的应答：接受、拒绝或超时未应答。`,
  },
  {
    page: 'costModel',
    category: equipment,
    title: ['Changing a price', '调整价格'],
    en: `- Add a new version of the billing model: the four prices, and which hours belong to which.
- Try a charge with it: the form calculates a bill.
- Issue it with the moment from which it counts. A charge that runs keeps the price of its start.`,
    zh: `- 新建计费模型版本：尖、峰、平、谷价格及其时段。
- 使用试算核对一笔充电的账单。
- 设定生效时间后下发。进行中的充电按开始时的价格结算。`,
  },
  {
    page: 'chargeOrder',
    category: orders,
    title: ['Reading and correcting an order', '查看和调整订单'],
    en: `Open an order to see its bill line by line, its readings and all its events.
- "Adjust" proposes another amount with a reason; a second person audits it.
- An order that has not ended although the car is gone is closed by the server after a while.`,
    zh: `打开订单可查看逐行账单、读数和全部事件。
- “调整”提出新的金额并说明原因，由另一人审核。
- 车辆已离开但未结束的订单，系统会自动关闭。`,
  },
  {
    page: 'abnormalBill',
    category: orders,
    title: ['Orders that need a hand', '需要人工处理的订单'],
    en: `Here stand orders whose bill and pile do not agree. Compare both figures, decide which one counts, and say why.`,
    zh: `此处列出账单与电桩数据不一致的订单。比较两方数据，确定以哪一方为准，并填写原因。`,
  },
  {
    page: 'memberList',
    category: members,
    title: ['Helping a member on the phone', '接听会员来电'],
    en: `Search by phone number, plate or name. The detail shows the last charges, the balance and why somebody is suspended.
- The number is hidden; "Show" reveals it and is logged.
- A lock takes effect at once, also for a charge that is about to begin.`,
    zh: `按手机号、车牌或姓名查找。详情显示最近充电、余额以及被挂起的原因。
- 手机号默认隐藏，“显示”会被记录。
- 锁定立即生效，对即将开始的充电同样有效。`,
  },
  {
    page: 'fleetList',
    category: members,
    title: ['Fleets and who pays', '车队与付款方式'],
    en: `A fleet pays together, gives its members amounts, or has a monthly credit. The way is chosen when it is added.
Teams stand in the tree of the fleet: drag one onto another, or use Alt and the arrow keys.`,
    zh: `车队可统一付款、向成员分配额度或使用月度授信，新增时选定方式。
班组以树形显示：拖到另一班组上，或使用 Alt 加方向键移动。`,
  },
  {
    page: 'refundAudit',
    category: money,
    title: ['Auditing a refund', '审核退款'],
    en: `A refund is audited twice, by two people; neither may be the one who applied.
- "Put on hold" keeps the money reserved until you resume.
- A payment that failed is tried again by "Pay again"; it is never paid twice.`,
    zh: `退款需由两人先后审核，且均不得为申请人。
- “挂起”期间金额继续冻结，恢复后再处理。
- 付款失败可“重新付款”，不会重复付款。`,
  },
  {
    page: 'alarmCenter',
    category: operation,
    title: ['From an alarm to its end', '处理一条告警'],
    en: `- Claim it, so that everybody sees who works on it.
- Make a work order of it, or handle it yourself and say what was done.
- It recovers by itself when the device is well again.`,
    zh: `- 认领，让其他人知道由您处理。
- 转为工单，或自行处理并填写结果。
- 设备恢复正常后告警自动恢复。`,
  },
  {
    page: 'workOrder',
    category: operation,
    title: ['The life of a work order', '工单的流程'],
    en: `Dispatch, accept, submit with at least one picture, audit. Who audits is another person than who repaired.
What is overdue stands first on the board.`,
    zh: `派单、受理、提交（至少一张照片）、审核。审核人与维修人不能为同一人。
看板中超时的工单排在最前。`,
  },
  {
    page: 'user',
    category: system,
    title: ['Adding a colleague', '新增同事账号'],
    en: `An account has roles, and by them pages, buttons, stations and fleets. The first log-in changes the password.
You cannot give a role that may do more than you may yourself.`,
    zh: `账号通过角色获得页面、按钮、场站和车队的权限，首次登录须修改密码。
不能授予权限超出您本人的角色。`,
  },
  {
    page: 'operationLog',
    category: system,
    title: ['Who changed this, and taking it back', '谁修改了数据，如何撤销'],
    en: `Each write stands here, also a refused one. Open an entry to see every field before and after.
- "Undo this change" restores the state before, if nothing has followed and you may make the change yourself.
- The log proves itself: a removed or changed entry is found by the nightly check.`,
    zh: `每一次写操作都有记录，被拒绝的也不例外。打开记录可查看每个字段修改前后的内容。
- “撤销此修改”在之后没有其他修改、且您有相应权限时恢复原状。
- 日志可自证完整：被删除或修改的记录会在夜间核对中发现。`,
  },
]

/** The HTML of an article's text. */
export function htmlOf(text: string): string {
  const paragraphs = text.split('\n')
  const isItem = (line: string) => line.startsWith('- ')
  return paragraphs
    .map((line, index) => {
      if (!isItem(line)) return `<p>${line}</p>`
      const opens = index === 0 || !isItem(paragraphs[index - 1] ?? '')
      const closes = !isItem(paragraphs[index + 1] ?? '')
      return `${opens ? '<ul>' : ''}<li><p>${line.slice(2)}</p></li>${closes ? '</ul>' : ''}`
    })
    .join('')
}
