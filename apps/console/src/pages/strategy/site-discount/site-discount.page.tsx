import { type SiteDiscount, siteDiscount } from '@ampdeck/api/config/site-discount'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { AddButton } from '@ampdeck/ui/list-page'
import { PageHead } from '@ampdeck/ui/page-head'
import { CalendarDays, List } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useAction } from '../../../data/use-action.ts'
import { useToday } from '../../../data/use-today.ts'
import { useOpenForm } from '../../../form/use-open-form.tsx'
import { ListScreen } from '../../../list/list-screen.tsx'
import { useList } from '../../../list/use-list.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { screen } from './site-discount-list.tsx'

const SiteDiscountForm = lazyOf(() => import('./site-discount-form.tsx'), 'SiteDiscountForm')
const DiscountCalendar = lazyOf(() => import('./discount-calendar.tsx'), 'DiscountCalendar')
const CALENDAR = 'calendar'

/** What stations take off the fees by themselves, as a list and as a calendar (screens.md S189). */
export function Page() {
  const today = useToday()
  const say = useSay()
  const head = usePageHead('siteDiscount')
  const [search, setSearch] = useSearchParams()
  const isCalendar = search.get('view') === CALENDAR
  const form = useOpenForm<SiteDiscount>(SiteDiscountForm, siteDiscount)
  const buttons = (
    <>
      <Button
        icon={isCalendar ? <List size={15} /> : <CalendarDays size={15} />}
        onClick={() => setSearch(isCalendar ? {} : { view: CALENDAR })}
      >
        {isCalendar ? say(['List', '列表']) : say(['Calendar', '日历'])}
      </Button>
      <AddButton of={siteDiscount.save} onClick={form.add} />
    </>
  )

  return (
    <>
      {isCalendar ? (
        <>
          <PageHead {...head} actions={buttons} />
          <DiscountCalendar today={today} />
        </>
      ) : (
        <Discounts form={form}>{buttons}</Discounts>
      )}
      {form.element}
    </>
  )
}

interface DiscountsProps {
  form: ReturnType<typeof useOpenForm<SiteDiscount>>
  children: React.ReactNode
}

function Discounts({ form, children }: DiscountsProps) {
  const list = useList<SiteDiscount>(siteDiscount.page, screen.filters)
  const enable = useAction(siteDiscount.enable)
  const disable = useAction(siteDiscount.disable)
  const remove = useAction(siteDiscount.delete)
  const on = {
    edit: form.edit,
    enable: ({ id }: SiteDiscount) => enable({ id }),
    disable: ({ id }: SiteDiscount) => disable({ id }),
    delete: ({ id }: SiteDiscount) => remove({ id }),
  }

  return (
    <ListScreen id="siteDiscount" {...screen} list={list} on={on} opens={form.addressOf}>
      {children}
    </ListScreen>
  )
}
