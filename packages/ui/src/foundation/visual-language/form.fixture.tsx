import type { Tone } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { Download, Plus, Search } from 'lucide-react'
import { GunBar } from '../../charging/gun-bar/gun-bar.tsx'
import { Checkbox } from '../../inputs/fields/checkbox.tsx'
import { Button } from '../button/button.tsx'
import { Money } from '../figure/figures.tsx'
import { Glyph } from '../glyph/glyph.tsx'
import { MenuIcon, menuIconNames } from '../icon/menu-icon.tsx'
import { useSay } from '../language/use-say.ts'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { sheetTexts } from './sheet-texts.fixture.ts'
import styles from './visual-language.fixture.module.css'

const tones: readonly [Tone, Parameters<typeof Glyph>[0]['name']][] = [
  ['good', 'good'],
  ['busy', 'charging'],
  ['waiting', 'waiting'],
  ['warning', 'alarm'],
  ['bad', 'fault'],
  ['off', 'offline'],
  ['done', 'full'],
  ['reserved', 'reserved'],
]
const { code } = gunStatus
const rows = [
  {
    name: ['Foshan Shunde', '佛山顺德'],
    status: code.idle,
    counts: [
      [code.charging, 9],
      [code.idle, 15],
    ],
  },
  {
    name: ['Suzhou Industrial Park', '苏州工业园'],
    status: code.charging,
    counts: [
      [code.charging, 18],
      [code.idle, 10],
    ],
  },
  {
    name: ['Huizhou Service Area', '惠州服务区'],
    status: code.alarm,
    counts: [
      [code.charging, 12],
      [code.idle, 13],
      [code.alarm, 3],
      [code.offline, 2],
    ],
  },
] as const

export function Tones() {
  return (
    <ul className={styles.legend}>
      {tones.map(([tone, name]) => (
        <li key={tone} className={styles.entry}>
          <Glyph name={name} tone={tone} size={14} />
          {tone}
        </li>
      ))}
    </ul>
  )
}

export function Type() {
  const say = useSay()

  return (
    <dl className={styles.type}>
      <dt>26/32 · 560</dt>
      <dd className={styles.figure}>
        <Money fen={4_731_080} />
      </dd>
      <dt>18/26 · 600</dt>
      <dd className={styles.title}>深圳机场 Airport</dd>
      <dt>13/20 · 400</dt>
      <dd>{say(sheetTexts.body)}</dd>
      <dt>13/20 · 550</dt>
      <dd className={styles.strong}>{say(sheetTexts.strong)}</dd>
      <dt>12/16 · 400</dt>
      <dd className={styles.meta}>{say(sheetTexts.meta)}</dd>
      <dt>{say(sheetTexts.code)}</dt>
      <dd className={styles.code}>44030000010001</dd>
    </dl>
  )
}

export function Space() {
  return (
    <ul className={styles.steps}>
      {[4, 8, 12, 16, 20, 24, 32].map((step) => (
        <li key={step} className={styles.sample}>
          <span className={styles.step} style={{ width: step, height: step }} />
          {step}
        </li>
      ))}
      {['check', 'item', 'badge', 'control', 'panel', 'dialog'].map((radius) => (
        <li key={radius} className={styles.sample}>
          <span className={styles.radius} style={{ borderRadius: `var(--radii-${radius})` }} />
          {radius}
        </li>
      ))}
    </ul>
  )
}

export function Elevation() {
  const say = useSay()

  return (
    <ul className={styles.cards}>
      <li className={styles.card}>{say(sheetTexts.page)}</li>
      <li className={styles.card} data-raised="overlay">
        {say(sheetTexts.popover)}
      </li>
      <li className={styles.card} data-raised="drawer">
        {say(sheetTexts.drawer)}
      </li>
    </ul>
  )
}

export function Controls() {
  const say = useSay()

  return (
    <>
      <div className={styles.buttons}>
        <Button look="primary" icon={<Plus size={16} />}>
          {say(['Add', '新增'])}
        </Button>
        <Button icon={<Download size={16} />}>{say(['Export', '导出'])}</Button>
        <Button look="plain">{say(['Reset', '重置'])}</Button>
        <Button look="danger">{say(['Reject', '驳回'])}</Button>
        <span className={styles.focused}>
          <Search size={14} />
          {say(sheetTexts.search)}
        </span>
      </div>
      <ul className={styles.rows}>
        {rows.map(({ name, status, counts }, index) => (
          <li key={status} className={styles.line} data-selected={index === 1 || undefined}>
            <Checkbox aria-label={say(name)} checked={index === 1} readOnly />
            <span className={styles.strong}>{say(name)}</span>
            <StatusBadge of={gunStatus} code={status} />
            <GunBar label={say(name)} counts={counts.map(([of, count]) => ({ status: of, count }))} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function Icons() {
  return (
    <ul className={styles.icons}>
      {menuIconNames.map((name) => (
        <li key={name} className={styles.icon}>
          <MenuIcon name={name} size={18} />
          <span className={styles.caption}>{name}</span>
        </li>
      ))}
    </ul>
  )
}
