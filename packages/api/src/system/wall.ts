import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { wallScene, wallScreenState, wallSize } from '../enumerations/wall.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record, Timestamp } from '../wire.ts'

const MAX_STATIONS = 1_000
/** A link that nobody renews ends some day. */
const MAX_DAYS = 365

/** What people fill in. */
export const WallDraft = z.object({
  name: empty.max(50).pipe(normal),
  nameEn: optional(z.string().max(60).pipe(normal)),
  size: codeOf(wallSize),
  /** In the order in which they are shown. */
  scenes: z.array(codeOf(wallScene)).min(1).max(wallScene.codes.length),
  /** How long each scene is shown; 0 stays with the first. */
  everySeconds: z.int().min(0).max(3_600),
  /** The stations that it shows; none for all that whoever connects a screen may see. */
  stationIds: z.array(Id).max(MAX_STATIONS),
  remark: optional(normal.max(200)),
})

/** A wall as its caller sees it: of its stations those of the caller's scope. */
export const Wall = record({
  ...WallDraft.shape,
  /** The first of its stations, as many as a row of a list has room for. */
  firstStations: z.array(z.object({ name: z.string(), nameEn: z.string().nullable() })),
  /** Until when its link opens it; nothing where there is no link. */
  linkExpires: Timestamp.nullable(),
  /** Screens that are on now, of those that are connected. */
  screensOn: z.int(),
  screens: z.int(),
})

/** How a screen is doing, as it says itself every minute. */
export const WallHealth = z.object({
  /** Pictures a second of the last minute; nothing before one was counted. */
  framesPerSecond: z.number().min(0).max(1_000).nullable(),
  /** Memory of its scripts in megabytes; nothing where the browser does not say. */
  heapMb: z.int().min(0).max(1_000_000).nullable(),
  /** Of its window, in CSS pixels. */
  width: z.int().min(0).max(100_000),
  height: z.int().min(0).max(100_000),
  scene: z.string().max(20),
  /** Of the pages that it has loaded; empty where they do not say it, as while they are developed. */
  build: z.string().max(64),
})

/** A screen that shows a wall. */
export const WallScreen = z.object({
  id: Id,
  state: codeOf(wallScreenState),
  /** Since when it is connected, and when it was heard last. */
  createTime: Timestamp,
  lastSeen: Timestamp,
  expires: Timestamp,
  ip: z.string(),
  browser: z.string(),
  system: z.string(),
  /** Who connected it, with whose rights it looks. */
  userName: z.string().nullable(),
  health: WallHealth.nullable(),
  /** Whether it shows the pages that this server has now. */
  isUpToDate: z.boolean(),
})

export const WallFilter = z.object({
  name: filter.text(),
  scenes: filter.codes(wallScene),
})

/** What a screen shows: the settings of its wall. */
export const WallSettings = z.object({
  name: z.string(),
  nameEn: z.string().nullable(),
  scenes: z.array(codeOf(wallScene)),
  everySeconds: z.int(),
})

/** What a screen shows and somebody types in the console: eight letters and digits, none of which look alike. */
const PairingCode = z
  .string()
  .max(40)
  .overwrite((text) =>
    text
      .normalize('NFKC')
      .replaceAll(/[\s\p{Pd}]/gu, '')
      .toUpperCase(),
  )
  .regex(/^[2-9A-HJKMNP-Z]{8}$/)
const Days = z.int().min(1).max(MAX_DAYS)
const Token = z.string().max(200)

const at = service('system-service/wall')

/** The walls of a seller, and the screens that show them without anybody logged in. */
export const wall = {
  page: at('page', 'wall')
    .takes(paged(WallFilter, ['name', 'updateTime']))
    .gives(pageOf(Wall)),
  get: at('get', 'wall').takes(ById).gives(Wall),
  save: at('save', 'wall:add').takes(WallDraft).gives(Wall).fails('record.duplicate'),
  update: at('update', 'wall:edit')
    .takes(WallDraft.extend(ByVersion.shape))
    .gives(Wall)
    .fails('record.stale', 'record.duplicate'),
  delete: at('delete', 'wall:delete').takes(ById),
  screens: at('screens', 'wall')
    .takes(paged(ById, ['createTime', 'lastSeen']))
    .gives(pageOf(WallScreen)),
  /** A new address that opens the wall, read-only and with the caller's rights; the one before opens nothing more. */
  link: at('link', 'wall:link')
    .takes(ById.extend({ days: Days }))
    .gives(z.object({ path: z.string(), expires: Timestamp }))
    .givesSecret(),
  /**
   * Connects the screen that shows this code, in capitals or not, with or without its hyphen; read-only and with the
   * caller's rights. Tries are limited for a person, a seller and an address (code 429).
   */
  pair: at('pair', 'wall:link')
    .takes(ById.extend({ code: PairingCode, days: Days }))
    .fails({
      'wall.noSuchCode': [
        'No screen shows this code, or it is no longer valid',
        '没有屏幕显示此配对码，或配对码已失效',
      ],
    }),
  /** Turns one screen off, or the link and all screens. */
  revoke: at('revoke', 'wall:link').takes(ById.extend({ screenId: Id.optional() })),
  /** A screen opens a wall by its link. */
  enter: at('enter', 'public')
    .takes(z.object({ key: Token }))
    .gives(z.object({ token: z.string() }))
    .fails({
      'wall.linkEnded': ['This link is no longer valid. Ask for a new one', '此链接已失效，请获取新的链接'],
    })
    .writes()
    .givesSecret(),
  /** A screen asks for a code to show, which it shows in groups: `K7QM-3XWD`. Of one address the newest are good. */
  offer: at('offer', 'public')
    .gives(z.object({ code: z.string(), secret: z.string(), expires: Timestamp }))
    .writes()
    .givesSecret(),
  /** The screen that was given the secret asks whether it was connected; the token is given once. */
  claim: at('claim', 'public')
    .takes(z.object({ secret: Token }))
    .gives(z.object({ token: z.string().nullable(), isOpen: z.boolean() })),
  /** A wall says how it is, and hears what it is to show and which pages the server has. */
  beat: at('beat', ['bigScreen', 'bigScreen3d'])
    .takes(WallHealth)
    .gives(z.object({ build: z.string(), wall: WallSettings.nullable() })),
}

export type Wall = z.input<typeof Wall>
export type WallHealth = z.input<typeof WallHealth>
export type WallScreen = z.input<typeof WallScreen>
export type WallSettings = z.input<typeof WallSettings>
