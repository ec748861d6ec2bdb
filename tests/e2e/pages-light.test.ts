import { appearances } from '../harness/axe.ts'
import { walkPages } from '../harness/walk.ts'

await walkPages(appearances[0])
