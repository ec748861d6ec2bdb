import { configure } from 'storybook/test'

/** A machine that is busy with other checks is slow, not wrong: what is waited for may take longer than a second. */
configure({ asyncUtilTimeout: 5_000 })
