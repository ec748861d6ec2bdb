import type {
  CostModelTable,
  CostModelVersionTable,
  GunTable,
  OperatingUnitTable,
  PileTable,
  PileTypeTable,
  StationTable,
} from './tables/equipment.ts'
import type { AccountFlowTable, AccountTable, FleetTable, MemberTable } from './tables/member.ts'
import type {
  BillLineTable,
  ChargeOrderTable,
  ChargeOrderTallyTable,
  DayStatTable,
  ExportFileTable,
} from './tables/order.ts'
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

/*
 * The tables as Kysely sees them: camelCase here, snake_case in PostgreSQL. Times are epoch milliseconds, money
 * is fen, energy Wh, power W, prices 0.0001 yuan per kWh. Every fleet table has the seller first in its key.
 */

export interface Tables {
  seller: SellerTable
  organize: OrganizeTable
  role: RoleTable
  accountUser: AccountUserTable
  session: SessionTable
  loginLog: LoginLogTable
  operationLog: OperationLogTable
  idempotency: IdempotencyTable
  operatingUnit: OperatingUnitTable
  station: StationTable
  pileType: PileTypeTable
  pile: PileTable
  gun: GunTable
  costModel: CostModelTable
  costModelVersion: CostModelVersionTable
  member: MemberTable
  fleet: FleetTable
  account: AccountTable
  accountFlow: AccountFlowTable
  chargeOrder: ChargeOrderTable
  chargeOrderTally: ChargeOrderTallyTable
  billLine: BillLineTable
  dayStat: DayStatTable
  exportFile: ExportFileTable
  openApp: OpenAppTable
  listView: ListViewTable
  demo: DemoTable
}
