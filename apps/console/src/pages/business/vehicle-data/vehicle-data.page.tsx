import { vehicleData } from '@ampdeck/api/member/vehicle-data'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { FieldFrame } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { VinInput } from '@ampdeck/ui/vin-input'
import { vin as vinRule } from '@ampdeck/validation/typed'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import dashboard from '../../../dashboard/dashboard.module.css'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { LastCharge } from './last-charge.tsx'
import styles from './vehicle-data.module.css'

const words = texts({
  vin: ['VIN', '车架号'],
  search: ['Search', '查询'],
  invalid: ['Enter a VIN of 17 capital letters or digits', '请填写 17 位大写字母或数字的车架号'],
  ask: ['Enter a VIN to see its last charge', '填写车架号查看最近一次充电数据'],
  none: ['This VIN has not charged here', '该车架号没有充电记录'],
  notRead: ['The data of the vehicle could not be loaded', '车辆数据加载失败'],
})

/** What a car told in its last charge, found by its VIN (screens.md S095). */
export function Page() {
  const say = useSay()
  const head = usePageHead('vehicleData')
  const [search, setSearch] = useSearchParams()
  const asked = search.get('vin') ?? ''
  const isAsked = vinRule.safeParse(asked).success
  const [typed, setTyped] = useState<string | null>(asked)
  const [isWrong, setWrong] = useState(false)
  const reading = useRead(
    vehicleData.getLastByVin,
    { vin: asked },
    { enabled: isAsked, refreshEvery: 30_000 },
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = vinRule.safeParse(typed).success
    setWrong(!isRight)
    if (isRight && typed) setSearch({ vin: typed })
  }

  return (
    <>
      <PageHead title={head.title} breadcrumb={head.breadcrumb} />
      <div className={dashboard.page}>
        <form className={styles.search} onSubmit={submit}>
          <FieldFrame label={say(words.vin)} error={isWrong ? say(words.invalid) : undefined}>
            {(wiring) => <VinInput {...wiring} value={typed} onChange={setTyped} />}
          </FieldFrame>
          <Button type="submit" look="primary">
            {say(words.search)}
          </Button>
        </form>
        {!isAsked && <p className={styles.note}>{say(words.ask)}</p>}
        {isAsked && reading.data === undefined && <Awaited of={reading} title={say(words.notRead)} />}
        {isAsked && reading.data === null && <p className={styles.note}>{say(words.none)}</p>}
        {isAsked && reading.data && <LastCharge of={reading.data} />}
      </div>
    </>
  )
}
