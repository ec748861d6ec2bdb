import type {
  AlarmConditionTable,
  AlarmDispatchTable,
  AlarmPushTable,
  AlarmRuleTable,
  AlarmStepTable,
  AlarmTable,
  FaultCodeTable,
  SchedulingTable,
  WorkOrderStepTable,
  WorkOrderTable,
} from './tables/alarm.ts'
import type { AvatarTable } from './tables/avatar.ts'
import type {
  ChargeTransactionTable,
  CostModelBindTable,
  ExclusiveStrategyTable,
  GunEventTable,
  MemberGradeTable,
  MeterValueTable,
  OccupyBillTable,
  OccupyRuleTable,
  OrderEventTable,
  RawBillTable,
  SiteDiscountTable,
  SuspendTable,
} from './tables/charging.ts'
import type { PileCommandTable } from './tables/command.ts'
import type {
  CostModelTable,
  CostModelVersionTable,
  GunTable,
  OperatingUnitTable,
  PileTable,
  PileTypeTable,
  StationGroupMemberTable,
  StationGroupTable,
  StationTable,
} from './tables/equipment.ts'
import type { ImportFileTable, ImportRowTable, StoredFileTable } from './tables/file.ts'
import type {
  CardTable,
  GroupMemberTable,
  GroupTeamTable,
  MeterFeeTable,
  MeterTable,
  VehicleTable,
  VinBindingTable,
  VinPassTable,
} from './tables/fleet.ts'
import type { AccountFlowTable, AccountTable, FleetTable, MemberTable } from './tables/member.ts'
import type { NoticeReadTable, NoticeTable } from './tables/notice.ts'
import type { ChargePointTable, MessageTable } from './tables/ocpp.ts'
import type {
  BillLineTable,
  ChargeOrderTable,
  ChargeOrderTallyTable,
  DayStatTable,
  ExportFileTable,
  OrderAdjustTable,
} from './tables/order.ts'
import type { OutgoingMessageTable } from './tables/outbox.ts'
import type { PileLogFileTable } from './tables/pile-log.ts'
import type { LinkKeyTable, LoginTicketTable, SmsCaptchaTable } from './tables/sign-in.ts'
import type { SiteTokenTable } from './tables/site-token.ts'
import type {
  AccountUserTable,
  DemoTable,
  IdempotencyTable,
  ListViewTable,
  LoginLogTable,
  OpenAppTable,
  OperationLogTable,
  OrganizeTable,
  RoleTable,
  SellerTable,
  SessionTable,
} from './tables/system.ts'
import type { ExportTimingTable, TimingItemTable } from './tables/timing.ts'

/*
 * The tables as Kysely sees them: camelCase here, snake_case in PostgreSQL. Times are epoch milliseconds, money
 * is fen, energy Wh, power W, prices 0.0001 yuan per kWh. Every fleet table has the seller first in its key.
 */

export interface Tables {
  seller: SellerTable
  organize: OrganizeTable
  role: RoleTable
  accountUser: AccountUserTable
  avatar: AvatarTable
  session: SessionTable
  siteToken: SiteTokenTable
  loginLog: LoginLogTable
  smsCaptcha: SmsCaptchaTable
  loginTicket: LoginTicketTable
  linkKey: LinkKeyTable
  operationLog: OperationLogTable
  idempotency: IdempotencyTable
  operatingUnit: OperatingUnitTable
  station: StationTable
  stationGroup: StationGroupTable
  stationGroupMember: StationGroupMemberTable
  pileType: PileTypeTable
  pile: PileTable
  pileLogFile: PileLogFileTable
  gun: GunTable
  pileCommand: PileCommandTable
  costModel: CostModelTable
  costModelVersion: CostModelVersionTable
  member: MemberTable
  fleet: FleetTable
  account: AccountTable
  accountFlow: AccountFlowTable
  chargeOrder: ChargeOrderTable
  chargeOrderTally: ChargeOrderTallyTable
  billLine: BillLineTable
  orderAdjust: OrderAdjustTable
  chargeTransaction: ChargeTransactionTable
  meterValue: MeterValueTable
  orderEvent: OrderEventTable
  gunEvent: GunEventTable
  rawBill: RawBillTable
  occupyRule: OccupyRuleTable
  occupyBill: OccupyBillTable
  siteDiscount: SiteDiscountTable
  exclusiveStrategy: ExclusiveStrategyTable
  memberGrade: MemberGradeTable
  suspend: SuspendTable
  costModelBind: CostModelBindTable
  dayStat: DayStatTable
  exportFile: ExportFileTable
  importFile: ImportFileTable
  importRow: ImportRowTable
  storedFile: StoredFileTable
  groupTeam: GroupTeamTable
  groupMember: GroupMemberTable
  card: CardTable
  vehicle: VehicleTable
  vinPass: VinPassTable
  vinBinding: VinBindingTable
  meter: MeterTable
  meterFee: MeterFeeTable
  openApp: OpenAppTable
  listView: ListViewTable
  outgoingMessage: OutgoingMessageTable
  exportTiming: ExportTimingTable
  timingItem: TimingItemTable
  notice: NoticeTable
  noticeRead: NoticeReadTable
  alarm: AlarmTable
  alarmRule: AlarmRuleTable
  alarmDispatch: AlarmDispatchTable
  alarmCondition: AlarmConditionTable
  alarmStep: AlarmStepTable
  alarmPush: AlarmPushTable
  workOrder: WorkOrderTable
  workOrderStep: WorkOrderStepTable
  faultCode: FaultCodeTable
  scheduling: SchedulingTable
  chargePoint: ChargePointTable
  message: MessageTable
  demo: DemoTable
}
