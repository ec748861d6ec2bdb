import { flowKind } from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { type AccountFlowRow, accountFlow, accountFlowTexts } from '@ampdeck/api/payment/account-flow'
import { texts } from '@ampdeck/api/texts'
import { Facts } from '@ampdeck/ui/detail'
import { Money } from '@ampdeck/ui/figure'
import { useSay } from '@ampdeck/ui/language'
import { listFilters } from '@ampdeck/ui/list-request'
import { Link, useSearchParams } from 'react-router-dom'
import { useRead } from '../../../data/use-read.ts'
import { listOf } from '../../../list/list-of.ts'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { OwnerCell, ownerName } from '../../../payment/owner-cell.tsx'
import { Export } from '../../../timing/export.tsx'

const words = texts({
  in: ['In', '收入'],
  out: ['Out', '支出'],
  net: ['Net', '净额'],
})

/** Where the document of a movement is shown. */
const places: Readonly<Record<NonNullable<AccountFlowRow['document']>, { page: PageId; by: string }>> = {
  order: { page: 'chargeOrder', by: 'open' },
  recharge: { page: 'rechargeRecord', by: 'id' },
  refund: { page: 'refundAudit', by: 'id' },
  correction: { page: 'memberAccount', by: 'id' },
  transfer: { page: 'AccountFlow', by: 'bizId' },
}

const screen = listOf<typeof accountFlow.page>(accountFlowTexts, {
  unit: ['movement | movements', '流水'],
  columns: (c) => [
    c.instant('ts', { sort: true, locked: true }),
    c.custom('owner', { cell: (row) => <OwnerCell row={row} />, text: ownerName }),
    c.code('accountType', accountType),
    c.code('bizType', flowKind),
    c.custom('amountFen', {
      numeric: 'money',
      cell: ({ amountFen }) => <Money fen={amountFen} unit={false} signed />,
      text: ({ amountFen }) => String(amountFen / 100),
    }),
    c.money('heldFen'),
    c.money('balanceAfterFen'),
    c.custom('bizNo', {
      cell: (row) => <DocumentCell row={row} />,
      text: ({ bizNo, bizId }) => bizNo ?? String(bizId),
    }),
    c.text('remark', { hidden: true }),
  ],
  filters: (f) => [
    f.search('owner'),
    f.period('ts'),
    f.codes('bizType', flowKind),
    f.codes('accountType', accountType),
    f.search('accountId', { more: true }),
    f.search('bizId', { more: true }),
    f.search('memberId', { more: true }),
    f.search('groupId', { more: true }),
  ],
})

/** The document that a movement comes from; it opens there. */
function DocumentCell({ row }: { row: AccountFlowRow }) {
  const { document, bizNo, bizId, accountId } = row
  const addressOf = useAddress()
  const place = document && places[document]
  const id = document === 'correction' ? accountId : bizId
  const to = place && addressOf(place.page, { [place.by]: id })
  const name = bizNo ?? String(bizId)
  return to ? <Link to={to}>{name}</Link> : name
}

/** Every movement of money in the accounts (screens.md S115). */
export function Page() {
  const list = useList<AccountFlowRow>(accountFlow.page, screen.filters)

  return (
    <ListScreen id="AccountFlow" {...screen} list={list} chips={<Sums />}>
      <Export of={accountFlow.export} />
    </ListScreen>
  )
}

/** What came and went in all the rows of the filter. */
function Sums() {
  const say = useSay()
  const [search] = useSearchParams()
  const { data } = useRead(accountFlow.sum, listFilters(search))

  return (
    <Facts
      items={[
        { label: say(words.in), value: <Money fen={data?.inFen} signed /> },
        { label: say(words.out), value: <Money fen={data?.outFen} signed /> },
        { label: say(words.net), value: <Money fen={data && data.inFen + data.outFen} signed /> },
      ]}
    />
  )
}
