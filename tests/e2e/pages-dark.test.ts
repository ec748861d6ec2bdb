// @module-tag long
import { appearances } from '../harness/judging.ts'
import { walkPages } from '../harness/walk.ts'

await walkPages(appearances[1])
