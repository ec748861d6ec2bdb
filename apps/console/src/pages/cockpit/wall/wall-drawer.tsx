import { wallScreenState } from '@ampdeck/api/enumerations/wall'
import { type Wall, type WallScreen, wall } from '@ampdeck/api/system/wall'
import { wallTexts } from '@ampdeck/api/system/wall.texts'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { actionsOf, columnsOf } from '@ampdeck/ui/list'
import { useState } from 'react'
import { deviceName } from '../../../account/device-name.ts'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { PartTable } from '../../../pile/part-table.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import styles from './wall.module.css'
import { LinkDialog, PairDialog } from './wall-dialogs.tsx'

const words = texts({
  title: ['Wall', '大屏'],
  pair: ['Connect by code', '配对码连接'],
  link: ['New link', '生成链接'],
  end: ['Disable link and screens', '停用链接和屏幕'],
  ended: ['Link and screens disabled', '链接和屏幕已停用'],
  newLink: ['New link, shown once', '新链接，仅显示一次'],
  screens: ['Screens', '屏幕'],
  state: ['State', '状态'],
  browser: ['Screen', '屏幕'],
  ip: ['Address', 'IP 地址'],
  lastSeen: ['Last heartbeat', '最近心跳'],
  createTime: ['On since', '连接时间'],
  expires: ['Until', '有效期至'],
  userName: ['Connected by', '连接人'],
  health: ['Health', '运行状况'],
  isUpToDate: ['Pages', '页面版本'],
  upToDate: ['Up to date', '最新'],
  outdated: ['Out of date', '待更新'],
  turnOff: ['Disconnect', '断开'],
  turnedOff: ['Screen disconnected', '屏幕已断开'],
})

/** How a wall is opened, and the screens that show it. */
export function WallDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(wall.get, { id })
  const revoke = useAction(wall.revoke)
  const [asked, ask] = useState<'pair' | 'link'>()
  const [path, setPath] = useState<string>()
  const { data } = reading
  const close = () => ask(undefined)

  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? (language === 'en' && data.nameEn) || data.name : say(words.title)}
      width="wide"
    >
      {data ? (
        <div className={styles.drawer}>
          <div className={styles.tools}>
            <GuardedButton of={wall.link} onClick={() => ask('pair')}>
              {say(words.pair)}
            </GuardedButton>
            <GuardedButton of={wall.link} onClick={() => ask('link')}>
              {say(words.link)}
            </GuardedButton>
            {(data.linkExpires !== null || data.screens > 0) && (
              <GuardedButton
                of={wall.link}
                onClick={() => {
                  setPath(undefined)
                  void revoke({ id })
                }}
              >
                {say(words.end)}
              </GuardedButton>
            )}
          </div>
          <DescriptionList
            columns={2}
            items={[
              { label: say(wallTexts.linkExpires), value: data.linkExpires },
              ...(path === undefined
                ? []
                : [
                    {
                      label: say(words.newLink),
                      value: <span className={styles.path}>{location.origin + path}</span>,
                      copy: location.origin + path,
                      wide: true,
                    },
                  ]),
            ]}
          />
          <Screens of={data} />
        </div>
      ) : (
        <Awaited of={reading} />
      )}
      {asked === 'pair' && <PairDialog id={id} onClose={close} />}
      {asked === 'link' && <LinkDialog id={id} onMade={setPath} onClose={close} />}
    </Drawer>
  )
}

function Screens({ of: { id } }: { of: Wall }) {
  const say = useSay()
  const list = usePartList<WallScreen>(wall.screens, { id })
  const revoke = useAction(wall.revoke)
  const columns = columnsOf<WallScreen>(words, (c) => [
    c.status('state', wallScreenState),
    c.custom('browser', { cell: (row) => <Device of={row} />, text: ({ browser }) => browser, width: 180 }),
    c.text('ip', { code: true }),
    c.custom('health', { cell: (row) => <Health of={row} />, text: () => '', width: 240 }),
    c.custom('isUpToDate', {
      cell: (row) => (row.health ? say(row.isUpToDate ? words.upToDate : words.outdated) : '–'),
      text: ({ isUpToDate }) => String(isUpToDate),
      width: 110,
    }),
    c.instant('lastSeen', { sort: true }),
    c.instant('createTime', { sort: true }),
    c.instant('expires'),
    c.text('userName'),
  ])
  const actions = actionsOf<WallScreen>((a) => [
    a.call(wall.link, { id: 'turnOff', label: words.turnOff, done: words.turnedOff }),
  ])

  return (
    <PartTable
      label={say(words.screens)}
      unit={['screen | screens', '屏幕']}
      list={list}
      columns={columns}
      actions={actions}
      on={{ turnOff: (row: WallScreen) => revoke({ id, screenId: row.id }) }}
    />
  )
}

function Device({ of }: { of: WallScreen }) {
  const { language } = useFormats()
  return deviceName(of, language)
}

/** Frames, memory and the size of its window. */
function Health({ of: { health } }: { of: WallScreen }) {
  const { number } = useFormats()
  if (!health) return '–'
  const { framesPerSecond, heapMb, width, height } = health
  return [
    framesPerSecond !== null && `${number(framesPerSecond, 0)} fps`,
    heapMb !== null && `${number(heapMb)} MB`,
    `${width} × ${height}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
