/** Where land is; written by scripts/write-wall-map.ts. A row per line: cells of sea, of land, of sea … to base 36. */
export const land = {
  cell: 0.0006,
  left: -1120,
  top: -1560,
  right: 700,
  bottom: -400,
  rows: `0 19v 9 r
0 19u a r
0 19u b r
0 19u a s
0 19u a s
0 19t a s
0 19s b t
0 19t a u
0 19u a t
0 19w 8 t
0 19y 6 u
0 1a2 3 t 1 1
0 1a1 4 w
0 1a0 5 x
0 19z 6 x
0 19z 6 x
0 19z 7 w
0 19z 7 w 1 1
0 1a2 4 w 2 1
0 1a1 6 v 2 2
0 1a0 a s 1 4
0 19z b x
0 19z 9 1 1 y
0 19y c x
0 19y e v
0 19y g w
0 19y h u
0 19x k u
0 19v n t
0 19u o u
0 19v o t
0 19v p s
0 19v p t
0 19v q t
0 19t t s
0 19v s s
0 19v s s
0 19u u s
0 19s w s
0 19t u u
0 19t u u
0 19t u v
0 19t t w
0 19t t x
0 19u s x
0 19v s x
0 19v s x
0 19u t y
0 19v s y
0 19t u z
0 19t u 10
0 19t u 11
0 19t u 12
0 19t v 12
0 19t w 12
0 19t x 12
0 19t x 12
0 19u x 12
0 19u x 13
0 19t y 13
0 19t z 13
0 19u y 14
0 19v y 14
0 19v y 14
0 19w x 14
0 19w x 15
0 19w y 15
0 19x x 16
0 19x x 16
0 19x x 17
0 19x x 17
0 19y 2 1 u 17
0 1a1 u 17
0 1a0 v 18
0 19z x 17
0 19y y 18
0 19y y n 7 1 a 4
0 19y y n 4 2 e 3
0 19x z q i 3
0 19y z n l 2
0 1a0 x m p 1
0 1a1 w l s 2
0 1a0 x k u 3
0 1a1 w k w 2
0 1a1 w j y 1
0 1a2 v j y 1
0 1a2 v j z 1
0 1a2 w i z 1
0 1a2 w j z 1
0 1a1 x j
0 1a1 x j
0 1a1 x j
0 1a1 x j
0 1a2 w j
0 1a0 y j
0 1a1 x j
0 1a0 y j
0 1a1 x j
0 1a2 w j
0 1a2 v k
0 1a1 w k
0 1a2 v j
0 1a0 1 2 u j
0 1a0 1 2 v i
0 1a3 w h
0 1a2 y g
0 1a2 z f
0 1a1 11 e
0 1a1 12 d
0 1a1 13 c
0 1a1 14 b
0 1a1 15 a
0 1a1 15 a
0 1a2 14 a
0 1a2 15 9
0 1a2 15 9
0 1a3 15 8
0 1a3 15 8
0 1a2 16 8
0 1a1 18 7
0 1a1 18 7
0 1a1 18 8
0 1a0 19 8
0 19z 1a 8
0 19y 1a a
0 19y 1a a
0 19x 1b b
0 19w 1c c
0 19w 1c c
0 19w 1c d
0 19v 1d f
0 19v 1d g
0 19u 1e i
0 19u 1e k
0 19t 1f m
0 19s 1g n
0 19r 1i m
0 19r 1i n
0 19q 1k m
0 19q 1k m
0 19q 1k n
0 19p 1m n
0 19p 1n m
0 19p 1o m
0 19p 1o m 7 1
0 19p 1o m 1 1 5 2
0 19o 1q m 1 8
0 19o 1p n 6 3
0 19o 1p o 5 3
0 19o 1p p 1 7
0 19n 1q x
0 19o 1p y
0 19o 1p e 3 h
0 19n 1q d 4 6 5 1 2 4
0 19n 1q c 6 1 b 5
0 19m 1r c j 4
0 19l 1s c j 5
0 19l 1s b k 5
0 19k 1t b l 4
0 19k 1s c m 3
0 19j 1t c m 3
0 19j 1u b n 1
0 19i 1v b n 1
0 19h 1w b o 1
0 19h 1x a o 1
0 19h 1x a o 1
0 19g 1z 9 o 1
0 19g 20 8
0 19g 20 8
0 19h 20 7
0 19g 21 7
0 19g 22 6
0 19f 23 6
0 19f 23 6
0 19f 24 4
0 19f 25 3
0 19f 26 2
0 19f
0 19g
0 19f
0 19f
0 19e
0 19d
0 19d
0 19d
0 19d
0 19d
0 19d
0 19d
0 19d 29 2
0 19c 2a 3 2r 1
0 19c 2a 4 2i 1 6 2
0 19b 2a 7 2f 5 1 3
0 19a 28 c 2d 7
0 19a 28 e 2a 8
0 19a 28 f 29 7
0 199 1w 1 c h 27 7
0 199 1w 1 c i 26 5
0 198 1x 1 c j 25 3
0 198 1y 1 b l 22 4
0 198 1y 1 3 1 7 m 20 5
0 197 22 4 6 m 1n 1 b 4
0 197 22 4 7 m 1m 2 a 3
0 197 23 3 8 m 1l 2 9 4
0 196 2g m 1j 3 9 3
0 195 2i n 1h 3 9 3
0 195 2i p 1e 3 a 3
0 194 2k p 1d 3 a 2
0 193 2l r 1a 4 9 3
0 192 2n s 17 5 9 3
0 192 2n u 15 5 8 3
0 192 2o w 12 4 8 3
0 191 2p y z 5 7 3
0 191 2p z y 5 7 3
0 190 2r 12 f 1 d 6 6 4 g 1
0 190 2r 16 6 3 2 1 d 6 7 3
0 18z 2s 16 5 4 2 2 a 8 7 4
0 18z 2s 1l 4 c a 1
0 18y 2t 21 n 2
0 18x 2u 22 n 1
0 18w 2v 23
0 18v 2w 24 k 1
0 18v 2w 26 2 1 c 1
0 18u 2w 27 1 1
0 18t 2x 28
0 18t 2y 28 9 2
0 18t 2y 28 8 2
0 18t 2y 29 6 2
0 18s 30 29 5 1
0 18r 31 28 5 2
0 18r 31 29 3 3
0 18q 33 2d
0 18q 33 2b
0 18q 33 29
0 18p 34 28
0 18p 33 27
0 18o 34 27
0 18n 34 28
0 18m 34 29
0 18n 32 28
0 18l 33 24 2 3
0 18l 33 24
0 18l 33 24
0 18l 34 24
0 18l 35 1t 1 4
0 18l 35 1r
0 18k 36 1q
0 18j 37 1p
0 18h 3a 1n
0 18g 3c 1l
0 18f 3e 1j
0 18f 3e 1i
0 18f 3e 1i
0 18f 3e 1i
0 18e 3e 1i
0 18d 3f 1i
0 18d 2w 1 h 1i
0 18c 2x 3 f 1h
0 18c 2v 7 5 2 5 1i
0 18c 2v 20
0 18c 2v 20
0 18c 2v 20
0 18b 2y 1x
0 18a 30 1w
0 18a 31 1v
0 18a 32 1t
0 18b 32 1s
0 18b 31 1t
0 18a 31 1u
0 18a 31 1u
0 189 31 u 3 y
0 188 32 s 8 v
0 185 1 1 33 q c 1 2 q
0 186 31 1 2 p i p
0 186 31 r l n
0 186 30 r p k
0 185 31 r u f
0 185 30 d 2 c 12 8
0 185 2y c 7 9 16 5
0 184 2y c 9 7 19 3
0 182 2z d b 4 1c 1
0 182 2z c c 3
0 180 32 b e 1
0 17z 33 b
0 17z 33 a
0 17z 33 a
0 17x 35 b
0 17w 36 b
0 17v 37 b
0 17u 38 e
0 17t 39 g 3 4
0 17s 3b n
0 17r 3e n
0 17q 37 1 8 n
0 17o 38 2 b m
0 17o 37 3 c p
0 16i 2 13 39 2 d p
0 168 5 5 1 13 3a 2 e m
0 167 6 4 4 10 3s b 2 7
0 167 5 4 5 10 3s b 2 1 3 3
0 167 4 4 5 10 3t b
0 166 1 1 3 3 6 x 3w a
0 167 4 3 6 w 3w a
0 166 4 3 7 t 1 1 3x 9
0 166 e s 40 9
0 165 4 3 8 a 1 g 41 9 a 2
0 165 4 3 8 3 2 4 2 e 43 9 b 5 6 1
0 163 1 1 g 1 1 1 2 1 4 3 2 6 46 9 a 7 4 2
0 163 i 1 1 1 8 2 4 3 46 a a d
0 161 1 1 l 1 7 2 3 4 47 8 b d
0 162 5a 6 d d
0 163 5a 5 d 8 1 4
0 162 5c 4 d 8 2 3
0 161 5u 7 4 3
0 160 4y 1 w 4 7 3
0 15z 5w 3 8 3
0 15z 5n 1 3 2 3 2 9 3
0 160 5m 2 1 4 d 4
0 15z 5n 7 d 4
0 15o 2 5 2 2 5n 7 d 4
0 15n 4 2 5 1 5n 7 6 2 5 5
0 15p 5y 7 5 2 5 5
0 15r 5x 6 5 5 1 6
0 15s 5v 8 4 d
0 15s 5v 8 4 d
0 15r 5w 9 2 f
0 15r 5w q
0 15r 5w r
0 15q 5x s
0 15q 5x t
0 15l 2 3 5w x
0 15j 62 10
0 15j 5z 13
0 15j 5z 15
0 15h 61 15
0 15g 61 17
0 15g 60 19
0 15g 60 19
0 15e 64 18
0 15d 65 18
0 15d 66 17
0 15c 67 18
0 15c 68 19
0 15c 69 19
0 15a 1 1 6a 18
0 15a 6c 19
0 15a 6c 19
0 15a 6c 1a
0 159 6d 1a
0 158 6e 1a
0 158 6e 1a
0 158 6e 1b
0 157 6e 1d
0 157 6e 1d
0 157 6e 1e
0 157 6a 2 1 1f
0 157 6a 1h 1 1
0 157 6b 3 3 1a 1 1
0 158 6b 1 5 1a
0 15a 6g 18
0 15b 6f 18
0 15a 6h 18
0 15a 6h 17
0 15a 6h 17
0 15a 6h 18
0 15a 6i 17
0 15a 6i 16
0 15a 6i 17
0 15a 6i 16
0 15a 6i 16
0 15b 6h 15
0 15b 6h 14
0 15c 6g 12 1 1
0 15c 6g 13
0 15b 6g 14
0 15b 6g 15
0 158 6j 13
0 157 6k 14
0 155 6m 13
0 154 6n 13
0 153 6o 14
0 151 6q 13
0 151 6q 12
0 151 6q 14
0 150 6r 13
0 150 6r 13
0 150 6r 15
0 14z 6s 14
0 14y 6t 15
0 14w 6v 14
0 14w 6u 16
0 14v 6v 10 5 2
0 10i 1 4b 6v 10 7 2
0 10h 1 49 6x z 1 1
0 107 2 8 2 47 6y z
0 103 7 7 2 47 6y z
0 103 g 48 6x z
0 102 j 46 6x y
0 100 1 1 m 41 6z y
0 100 p 3z 6z z
0 zz r 3x 70 z
0 100 q 3v 72 z
0 zx t 3s 1 1 73 z
0 zx w 3p 75 z
0 zw y 3j 7b y
0 zw x 3j 7c y
0 zv y 3i 7d z
0 zu y 3j 7d z
0 zt z 3j 7d 10
0 zs 10 3h 6t 1 l 11
0 zs y 3h 6u 2 k 13
0 zr z 3f 1 1 6u 2 k 13
0 zr z 1e 1 20 6v 3 j 15
0 zq 10 1e 1 1z 6w 3 i 16
0 zq z 3e 6w 4 i 16
0 zr x 1g 1 1y 6w 4 g 19
0 zq y 1g 1 1z 6v 7 b 1b
0 zn 10 1g 1 21 6t 8 b 1b
0 zm 10 1g 3 20 6t 8 a 1d
0 zk 11 1g 5 1z 6u 1 1 4 a 1e
0 zi 14 1d b 1v 6w 4 9 1f
0 zg 14 15 2 2 h 1v 6w 4 9 1g
0 ze 16 14 m 4 3 1o 6w 3 9 1h
0 ze 13 z 2 4 1 1 o 2 4 1n 6w 2 a 1h
0 zc 14 11 3 1 r 2 6 1j 2 1 6t 3 b 1h
0 za 14 12 v 2 4 1 5 1 1 4 1 1a 1 1 77 1h
0 z8 15 14 10 2 7 1 2 19 3 1 77 1h
0 z6 17 10 1 1 x 1 4 1 b 19 7b 1h
0 z6 17 y 12 1 e 1a 7b 1i
0 z6 18 w 1j 19 7a 1j
0 z3 1c s 1o 19 78 1j
0 z2 1b 1 1 s 4 1 1i 1f 72 1k
0 z2 1b s 6 1 1j 1h 6z 1k
0 z1 18 v 1q 1j 6y 1k
0 z1 18 t 1s 1k 6w 1k
0 z1 17 3 2 o 1s 1m 6v 1j
0 z0 1b 2 1 l 1u 1n 6t 1j
0 z0 1a 1 1 1 1 k 1u 1p 6r 1k
0 z0 19 1 1 2 1 5 4 9 1w 1s 5w 2 p 1l
0 z1 1a 1 3 1 4 c 1x 1s 5t 5 o 1l
0 z1 1j b 8 2 1n 1u 2 1 5o 4 p 1l
0 z1 1i c b 1 1k 1z 5m 5 p 1l
0 z1 1g d 1x 20 5k 6 o 1m
0 yz 1i c 5 1 1r 21 5h 1 1 7 n 1n
0 yy 1j d m 1 19 21 5g a k 1q
0 yx 1m a n 1 19 22 5e 9 l 1r
0 yx 1m 8 1z 23 5c 9 l 1s
0 yw 1n 7 20 23 5d 8 k 1t
0 yv 1m 8 21 2 1 3 1 1x 5c 7 k 1u
0 y6 5 g 1l 2 1 6 1 2 23 1 1 3 3 1v 5c 4 m 1v
0 y5 7 8 1s 7 4 1 29 2 1 1v 5a 5 2 2 g 1x
0 y4 9 7 1r 7 2c 7 1 1u 59 8 g 1y
0 y2 b 5 1p d 26 27 5a 3 4 1 c 21
0 y3 c 2 2 2 1 1 1j e 26 27 5a 8 a 23
0 y3 g 4 1l 9 26 1 1 29 59 8 9 23
0 y4 f 3 1l 9 27 2b 5a 7 9 23
0 y2 i 1 1n 2 29 2 3 2b 5a 6 9 23
0 y1 26 3 2e 2c 59 6 9 24
0 y1 27 1 2f 2c 59 5 9 25
0 y0 4m 2f 58 7 7 26
0 y0 4m 2g 57 2l
0 y0 4m 2h 56 2l
0 xz 4m 2j 55 2m
0 xz 4m 2k 53 2o
0 xz 4n 2k 52 2p
0 xz 4m 1 2 2j 51 2q
0 xz 4m 2n 18 1 3r 2r
0 y0 4k 2p 16 2 3q 2t
0 y0 4i 4 1 5 1 2h 16 1 3q 2u
0 y1 4o 1 5 7 4 25 4v 2w
0 y1 4r b 5 23 4v 2u
0 y2 1z 1 2q e 3 b 2 1q 4t 2t
0 y3 4n g 4 1 2 6 4 1q 4s 2s
0 y3 4e 3 5 6 1 3 2 3 7 1 2 2 6 1 2 2 1 1l 4r 2s
0 y4 4d 2 8 3 3 1 1 1 1 3 a 2 2 2 1 7 1 1m 4p 2s
0 y5 1v 1 2v 2 4 2 b 2 4 7 1 1m 4o 2s
0 y6 4t 5 g 1 1 6 1 1n 4m 2f 3 a
0 y8 4b 1 f 2 j 5 1 1r 4l 2f 4 9
0 ya 4m 1 1 2 m 3 1 1r 4k 2e 7 8
0 yb d 6 41 1 2 1 s 1s 4h 2e 7 9
0 yk 3 9 4v 1s 4g 2g 6 9
0 ym 1 8 12 1 3r 1u 4g 2g 5 a
0 yw 14 1 3m 1x 4f 2g 4 b
0 yw 4q 3 3 1s 4e 2g 4 d
0 yy 4u 1t 4d 2f 6 c
0 yz 12 1 2 1 3p 1s 4c 2f 4 e
0 z0 z 6 3p 1r 4c 2g 4 e
0 z0 x a 3r 1o 4b 2g 5 d
0 z2 s g 3h 1 2 1 2 1p 4b 2g 6 b
0 z3 r g 3f 1 1 2 1 1s 4b 2b 4 4 3 a
0 z3 m m 36 1 9 1 2 4 1 1o 4b 28 7 3 2 a
0 yy 4 1 p j 4 1 g 2 2x 1 2 1p 2i 1 1s 26 9 2 3 7
0 yy t q e 3 2z 1q 2h 4 1r 24 b 1 4 6
0 yx u r c 4 2z 2 1 1o 2g 4 1t 21 h 5
0 yx t s 3 8 1 4 1 2 2 4 1 2 2n 1 2 1o 2g 4 1t 22 h 3
0 yx s w 1 n 2i 1 7 1p 2g 4 1r 1 1 22 i 2
0 yx r 1k 2k 2 1 2 2 3 1 1l 4a 2 1 21 i 3
0 yx q 1l 2g 2 2 6 5 1l 4b 23 g 5
0 yx o 1n 2e 1 1 3 2 1 1 4 2 1n 2d 1 1x 1u 3 6 i 1
0 yx n 1p 2d 1 2 a 1 1o 2c 1 1 1 1c 4 c 1 1 1v 5 6
0 yx l 1s 2c 1 2 a 2 1n 2b 1 2 1 1b 5 d 1u 8 5
0 yx l 1q 2d 2 2 20 2c 1 1b 6 d 1u 6 8
0 yx l 1n 2g 2 1 21 3n 6 5 1 5 1w 6 a
0 yx m 1m 2g 24 3k 1 1 7 5 1 7 1v 6 9
0 yz j 1o 2d 8 1 1x 3f d 1 1 2 4 2 1 1 1w 7 8 6 2
0 yz i 1o 2e 1 1 3 1 1z 3d k 2 21 8 8 6 3
0 z1 f 1s 2c 2 1 1 1 2 1 1w 3b m 1 21 9 8 7 2
0 z4 6 1p 1 8 2h 2 2 1v 3a 2p 9 7
0 10u 3 2 1 7 2k 1x 39 2p b 6
0 10u 3 1 3 4 2j 1 3 1w 38 2r a 6
0 10s 8 6 2j 1 3 1w 34 1t 2 y b 6
0 10q a 4 2l 2 1 1x 30 2x c 3
0 10q 30 1 2 1w 2y 1x 3 y e 1
0 10l 1 1 33 1 2 1x 2f 1 3 1 5 24 4 y
0 10k 1 3 36 1v 3 2 2a 5 5 25 4 y
0 10k 3 1 37 1v 2 2 29 7 3 26 4 3 1 u
0 10i 3d 1y 28 2i 4 3 1 6 3 d 7 2 p 1
0 10g 3f 1y 26 2k 6 1 2 2 6 8 1 3 z 1
0 10d 3i 1y 24 2l 7 1 9 5
0 10c 3k 1x 23 2m 7 3 6 4
0 105 3 2 3l 1y 23 2m 9 1 5 3
0 104 1 2 3o 1y 24 2k d 1 1 2
0 104 1 3 3p 1w 24 2l c 3
0 108 3q 3 2 1q 23 2m 21 1
0 108 3r 1 1 1s 22 2n 21 1
0 104 2 2 3r 1u 21 2r 6 1
0 103 3 2 3n 1x 21 2u
0 103 3u 5 1 1q 1z 2z
0 103 3z 1r 1y 32
0 102 3y 1t 1y 1w 1 1 3 11 1t 1
0 102 40 1r 1y 1g 7 a 4 10
0 103 3w 1t 1y 1f c 4 8 z
0 zt 1 9 3w 1s 1y 1e q v 1 2 1 1
0 zp 1 1 1 1 2 8 3v 1u 1w 1c i 2 8 w 2 1 1 1
0 zq 5 9 3t 1u 1w 1e h 1 9 v
0 zp 6 7 3u 1v 1v 1e h 2 9 s
0 zp 6 5 3v 1v 1w 1e g 3 6 1 1 s
0 zr 3 3 3u 1 4 2 2 1q 1v 1e h 2 9 r
0 zr 3z 1 8 1r 1v 19 1 2 5 3 a 3 8 q
0 zr 45 1t 1v 1c 4 5 a 3 7 r
0 zu 42 1t 1u 1c 5 3 1 1 a 3 5 t
0 zt 42 1t 1u 17 1 5 7 1 b 5 4 s
0 zr 44 1f 1 c 1u 17 3 2 l 6 3 s
0 zp 46 1q 1w 13 1 2 q 6 5 s
0 zp 47 1f 2 2 1 5 1v 13 g 2 1 1 a 4 8 r
0 zp 45 1e 3 1 4 1 1y 14 b 9 9 1 1 3 9 p
0 zo 47 1d 8 1 1u 1 1 12 1 2 c d 2 4 c q
0 zm 1 1 46 1c 2 1 4 1 1x 15 1 1 b k b q
0 zm 48 14 1 a 4 1 1x 10 2 1 2 1 b l d n
0 zm 48 14 1 9 4 3 1v 11 2 2 c m d m 2j 3
0 zm 49 12 2 6 1 2 4 3 1v 10 2 3 9 p b o 2k 3
0 zj 46 1 2 1 3 z 4 4 1 1 1 2 2 6 1t y 3 1 1 1 d n c n 2l 1
0 zh 1 1 49 3 2 u 4 1 5 2 3 3 1 5 1t m 4 7 3 4 e o b n
0 zg 48 1 1 2 1 1 1 1 1 r 1 1 5 1 1 1 c 1 1 2 1 1 1s m 4 7 2 1 2 1 f q b l
0 zg 4a 1 1 1 2 t 6 2 1 3 3 1 3 2 2 3 i 2 19 o 4 4 8 2 d q c k
0 zf 4g 1 1 p 1 2 2 2 1 3 1 2 d 2 g 3 14 2 2 m 1 1 6 1 2 2 6 1 e p f i
0 zf 4f s 1 6 2 5 c 1 h 4 z 5 1 p h 1 f r h e
0 ze 4e 1 3 4 1 j 4 5 2 2 1 2 u 4 10 v 6 1 9 2 e r g f
0 ze 4a 1 5 1 2 3 1 j 5 4 2 2 1 2 u 4 y x 6 2 7 4 7 w h f
0 ze 49 2 1 1 2 3 1 3 3 h 5 1 3 1 a 1 p 3 z w 6 1 8 6 5 w k c
0 zd 4c 2 5 2 1 h 3 2 3 2 3 1 10 2 10 w e 8 2 x l b
0 zb 4e 1 8 1 1 g 1 1 1 3 3 2 2 2 z 2 11 v e 17 q 4
0 zb 4c 1 6 1 1 i 3 6 6 2 z 2 11 w 9 1 3 16
0 zb 4a 1 4 2 2 2 1 1 2 d 5 5 17 3 11 v d 14
0 zb 4a 1 8 2 1 2 2 b 5 3 8 2 z 2 1 1 10 j 4 8 1 2 3 1 6 15
0 za 4c 2 6 2 2 2 1 b 3 7 8 1 z 2 11 c 1 1 1 2 5 1 2 6 1 3 1 1 7 15
0 za 4m 1 2 7 1 5 3 1 2 3 18 3 11 c 1 1 d 4 1 5 7 14
0 za 40 1 d 1 6 5 1 5 1 4 8 1 3 2 14 3 12 3 2 6 i 2 d 13
0 z7 4n 2 1 1 3 5 1 4 4 3 1b 2 13 2 4 4 j 1 e 12 3s 1
0 z7 4i 1 4 3 2 7 2 2 6 1 1c 2 13 1 1 1 p 1 3 2 9 13
0 z6 4n 4 3 6 1 1 1l 2 13 1 1 1 14 o 7 8
0 z6 4m 5 4 3 3 1 5 1 1f 2 y 5 1 2 13 o a 6
0 z7 4k 5 5 5 2n 8 11 p c 5
0 z7 4k 4 5 3 1 4 1 1 2g a 1 1 z o f 4
0 z6 4m 1 8 2 3 1 2i d z o g 3
0 z7 7i d c 4 i o j 1
0 z7 4j 1 j 1 2e e b 5 g n
0 z7 1 4 4r 1 6 1 1v 2 h e a 7 e n
0 zd 4p 1 23 2 h i 5 8 c 2 2 l
0 zd 4p 1 2 1 20 3 f w b 1 4 m
0 ze 6s 2 d 2 1 w a 1 6 l
0 zf 6s 1 b 1 4 w a 1 6 l
0 zh 71 3 1 x k i
0 zj 6y 12 m f
0 zl 6x 10 m g
0 zq 3e 1 3d y o g
0 zr 6k 3 2 10 5 1 2 1 e g
0 zt 6j 3 1 19 f e
0 zw 68 1 5 1e g d
0 zx 6f 1c e f
0 zx 6g 1d c 1 2 c
0 zy 66 1 2 1 1 2 1 1h c d
0 zy 66 1 1 1l e 2 1 2 1 7
0 zz 64 2 1 1l e 1 4 7
0 zz 64 1 2 1m 2 1 f 7
0 zz 5w 1 6 2 2 g 4 14 f 7 1 2
0 100 47 6 1h 2 6 2 3 e 5 14 f 1 2 2 4 1
0 100 45 9 1o 1 6 b 7 12
0 100 43 b 1v 1 1 a 7 12
0 101 3z e 1h 1 d 1 1 b 6 11
0 101 3y f 1h 1 d 2 5 7 5 z
0 101 3x f 1w 2 1 1 3 7 6 y
0 102 3w f 1i 1 d 4 3 6 8 w
0 102 3v e 1k 1 d 4 3 5 3 2 6 u
0 103 3u c 1m 1 1 1 c 3 4 4 2 4 6 t
0 104 3t a 1n 3 d 4 1 c 6 s
0 104 3t 4 1u 1 f b 1 5 5 r
0 104 3v 1 1u 2 h 7 4 3 6 r
0 104 5p 3 i 4 5 4 5 t
0 105 5n 1 2 1 i 3 6 4 3 2 3 p
0 105 5l 2 m 3 5 3 4 1 4 q
0 106 5j 1 1 1 n 1 7 2 4 1 3 r
0 107 5f 1 1 3 n 1 j p
0 108 5e 5 n 1 8 1 4 3 2 q
0 108 5f 5 t 3 3 3 4 p
0 108 5f 3 1 1 s 5 1 4 3 q
0 108 5e 4 u 8 1 1 3 q
0 109 5g 1 u 5 8 q
0 10a 6a 5 7 r
0 10a 6a 5 7 r
0 10b 69 4 2 1 4 r
0 10c 69 3 7 r
0 10c 68 3 7 s
0 10d 68 2 1 2 4 s
0 10d 6b 2 4 s
0 10d 6c 1 1 1 1 t
0 10f 6b w
0 10f 6c v
0 10f 6b w
0 10f 6c v
0 10f 6d v
0 10f 6d v
0 10f 6d v
0 10e 6e v
0 10f 63 2 7 w
0 10e 65 2 6 c 4 g
0 10g 6d a 4 f
0 10g 6e 8 5 f
0 10i 5z 1 d 7 1 2 2 f
0 10k 5w 2 e a 1 f
0 10m 5u 1 f 6 3 h
0 10o 5r 2 f 5 4 a 4 3
0 10r 65 5 5 8 5 1 1 1
0 10s 64 5 6 7
0 10t 63 5 7 6
0 10t 62 7 6 8
0 10t 5z 2 1 8 6 8
0 zl 1 17 60 a 6 7
0 zn 4 11 62 c 3 5
0 zn 1 2 2 11 61 c 2 6
0 zm 2 3 1 12 61 1 6 3 3 6
0 zp 1 1 2 14 65 3 3 5
0 zp 1 2 1 17 68 4
0 zp 1 2 1 18 66 3
0 zr 2 d 6 r 64 1
0 zs 2 a b p 63 1
0 zt 2 8 3 7 3 o
0 zu 2 6 3 9 3 o
0 zv 3 3 1 c 4 8 2 d
0 zz 1 f 3 7 5 c
0 10g 3 5 1 5 2 a 6a 2
0 10e a 8 3 8 69 2
0 10h 8 9 5 3 6a 2
0 10m 5 8 6h 2
0 10o 4 9 6e 3
0 10p 5 c 57 1 12 2
0 10q 6 c 68 2
0 10r 7 b 67 2
0 10s 9 8 67 1
0 10t b 3 68 2
0 10v 6k 2
0 10w 4 3 6b 3
0 10y 4 4 5z 1 9 2
0 110 3 1 1 2 5q 2 5 4 7 1
0 112 5w 1 5 6
0 113 60 7
0 114 5z 7
0 115 5z 5
0 116 5z 4
0 117
0 117
0 118
0 119
0 119
0 11a
0 11a
0 11a
0 116
0 111 5s 1
0 10z
0 10x p 1
0 10w
0 10v 5p 1 7 1
0 10s
0 10r
0 10q
0 10p
0 10n v 1
0 10m x 1 1 1
0 5 2 10e 65 1
0 4 4 10d
0 4 3 10e
1 2 4 10d v 3
3 106 7 4 8 3 j 4 2 1
1 107 1 6 2 2 8 7
0 108 1 6 3 1 7 9
0 105 1 2 1 6 a b
0 104 1 1 2 9 7 d d 1
0 103 1 c 1 2 3 g a 5
0 102 1 c 1 m a 8
0 10e 1 o 6 1 2 9
0 10f 1 o 5 1 3 1 2 4
0 115 4 1 9 1
0 118 d 2
0 11d 2 1 6 1
0 11g 6 1
0 11e 5 2
0 11c 8 1
0 11c 3 1
0 11a 4 3
0 11a 6 2
0 119
0 118
0 117 3 3
0 117 1 5
0 116 2 5
0 111 1 1 3 2 1 3
0 110 5 3 1 4
0 110 3 a
0 110 1 1 1 9
0 111 1 a
0 118 1 4
0 119 1 2 5i 1
0 115 1 8 5e 1 1 1
0 113 3 7 5e 4
0 113 3 2 1 4 5e 2 a 1
0 112 4 2 1 2 1 1 5c 3 a 1
0 110 a 1 1 2 59 5 a 1
0 111 b 2 57 6
0 14 1 1 1 2 2 zv 5e 5
0 15 2 1 1 zu 5i 4
0 17 2 zu 1 3 5b 8
0 17 4 zw 5f 3
0 16 9 zo 1 4 5b 1 2 2
0 16 b zm 5h 1
0 z 1 5 8 2 3 1 2 zl 5e 4
0 x 1 2 1 3 8 4 7 zk
0 y d 6 1 3 1 zl
0 x 1 2 a zl 1 a
0 v 1 4 a zw
0 v e zp 1 5
0 x c zp 1 1 1 2
0 z f zq 5a 1
0 z c zt 59 2
0 z a zw 58 2
0 10 9 zw 58 4
0 10 8 zx 4r 1 h 3
0 10 7 zz 58 3
0 z 8 zz 59 1
0 y c zx
0 y e zv
0 x j zg 2 a
0 v i 1 9 z8 2 6 3 1
0 t j zg 1 1 4 4 4 1
0 s f zo 3 4
0 r f zp 2 1 1 2
0 r h zm 3 4
0 a 1 8 4 1 h zp 2 2
0 1 3 4 x zo 2 4 57 3
14 zo 4 2 58 2
14 zo 4 1
15 zc 1 a
16 zf 1 6
16 zg 7 2
13 2 1 zj
15 zk
18 zh 7 1
18 zg
16 1 1 zf
17 zg 5h 2
17 zf 57 1
17 ze 57 1
17 zd
16 zf
17 zd
17 zc 5i 1
17 zc 5i 2
16 zf 5f 4
16 zf 5e 4
16 ze 5f 4
15 zg 5d 5
14 ze 5a 3 3 4
14 zd 5c 2 1 4
13 zf 5b 6
12 z8 2 6 5d 4
11 z8 1 1 1 6 5d 2
10 zf 1 1 5d 2
y zg 5e 3
x zi 5c 3
x ze 1 3 5a 3 2j 1
w zg 5d 4
w ze 5g 4
v zg 5f 2 2i 1
u zf 4 1 5c 2
u zh 2 2 4k 3 n 3
t zf 4s 2 n 2
s ze 5i 5
r zf 5a 1 7 4
r z8 1 7 59 1 8 2
r z6 1 1 2 2 4 1 5h 2
r z3 1 2 1 1 1 3 3 2
q 1 1 z2 3 1 2 3 2 4
r z3 7 1 3 3
q z5 a 3
q z4 9 3
q z4 2 3 3 2
p za 2 2
p 1 1 z9
p 1 1 z5 1 4
t z1 4 3
p z8 2 1
p z8 3 2
o z9 2 5
p z9 1 2
o 1 2 z8
o z9
n 1 1 3 1 z4
n 6 1 z2
o 5 1 z2
n 6 1 z2
n 4 1 ys 1 9 1 2
n 3 1 yv 1 7
m 4 1 yv 1 2 1 8
l 2 1 1 2 z0 1 7
l 1 4 yx 5 6
p z9
n za
n z9
p z7
k 3 2 z8
k zd
k 3 1 z8
k z9
k z9 7 1
k za 5 4
k z5 1 4 6 4
l dx 1 1 1 l3 1 1 1 5 4 2
j e1 1 l3 1 1 3 4 2 4
i e2 1 l3 1 1 3 1 1 3 2 2
i dv 1 6 1 1 1 kz 3 1 4 1 2 1 2 1
i dw 2 3 1 l0 b 1 1 1 1d 3
i dx 1 1 1 1 1 l1 c 1 1c 5
j dw 1 2 2 l2 1n 7 2n 1
h 1 1 dx 2 1 1 l3 1 1 1k 8 2j 1 2 1
h 1 2 dz 2 l2 1 2 1i 1 1 c 2e 2 1 2
h 3 1 dy 2 ku 3 8 3 2 1b g 2h 5
h e2 2 kt 3 1 1 2 1 3 5 2 17 j 2h 4
h e2 1 kv 1 1 2 2 1 1 1e o
h e2 1 kx 3 1 1f n
h e1 1 ky 1i n
i dx 4 kv 1k o
h dy 4 kv 1k n
g dy 2 2 1 kx 1i n
g bz 1 23 1 ky 1f n
h by 1 1z 3 1 1 kw 1 1 1e o
h by 1 1z 6 ko 2 5 1g p 1t 1
h by 1 21 4 ko 2 7 1e p 1s 1
h by 1 1w 1 5 3 kn 2 2 1k p 1s 1
h by 1 1u 1 1 1 3 2 1 2 kn 1n q 1p 4
h bz 1 1x 2 2 3 ko 1 1 1k r 1p 3
g c1 2 1u 2 3 3 j 1 k7 1h t u 1 k 1 9 3
g c3 1 1t 2 3 3 kr 1g u 1f 5
g c4 1 1s 1 4 4 h 1 k5 1 1 1g v 1f 4
g c4 1 1s 1 4 5 d 1 1 1 jt 1 6 1 5 1i u 1e 6
f 1 1 c2 2 c 1 1d 1 1 2 4 4 9 1 2 4 jt 1 6 1 5 1i u
f c3 3 1c 1 g 2 3 5 8 8 jp 1 2 2 5 3 4 1g v
g c0 3 d 1 q 1 7 2 h 2 3 5 3 1 5 8 jo 4 2 8 2 1h u
f c0 4 f 1 k 1 2 1 8 1 j 1 3 9 5 8 jn 3 1 1t v
f bz 2 r 1 b 1 2 1 7 1 j 2 4 8 4 a jr 6 2 1j w
e c0 2 1 1 d 1 2 1 8 1 d 1 7 1 k 2 5 l ji 2 3 2 2 3 5 1j w
f bx 5 d 1 3 1 k 1 1 1 7 1 k 2 5 7 3 6 2 4 jg 8 2 3 2 2 1 1j v
f bv 6 2 1 8 1 2 2 1 1 9 1 b 1 1 1 7 1 k 2 5 8 1 7 2 4 ji 4 1 1t v
e bu 7 3 1 a 1 2 1 a 1 b 1 1 1 7 1 k 2 4 h 3 4 jm 1t v
e bc 2 5 7 1 a 3 1 1 1 6 1 1 1 1 2 6 1 f 1 9 1 j 3 4 6 2 9 3 4 jl 1 1 1s v
f b8 r 3 2 1 1 5 2 3 1 8 3 d 1 8 1 3 1 f 2 5 3 1 2 2 a 2 4 jo 1q v
e b7 t 2 2 2 1 4 2 1 2 1 1 9 2 7 1 4 1 8 2 6 2 5 1 2 4 5 4 1 2 3 f jo 1p w
e b5 w 1 1 4 1 3 1 4 2 9 2 7 1 4 1 8 2 2 1 2 1 a 4 5 3 2 2 3 g 3 1 jh 1r x
e b4 10 2 1 1 1 2 1 4 1 a 2 6 2 3 2 8 2 1 1 a 1 2 2 8 6 4 g ji 1 1 1r x
e b3 12 2 2 2 2 1 3 a 1 1 2 4 1 3 2 2 1 6 6 7 4 3 1 5 3 1 3 3 h 2 1 jf 1t x
e b2 13 1 6 2 3 4 1 5 1 1 2 2 3 3 1 3 1 6 4 8 1 1 1 1 2 1 1 5 4 1 2 3 h 1 1 jh 1s y
d b2 1a 2 4 2 1 1 1 5 4 3 1 3 2 3 1 5 5 8 1 1 1 1 1 2 1 3 8 3 i ji 1t y
d b1 1b 2 4 2 1 1 2 4 4 2 3 2 2 4 a 7 1 1 1 2 5 1 w jg 1t y
c b2 1h 2 1 1 3 3 4 2 7 1 2 1 b 6 1 1 1 1 2 2 y jb 1 1 1 3 1s y
c b2 1k 2 j 1 e 4 1 1 5 1 z jc 1w z
c b2 1l 1 18 1 10 jc 1w z
c b2 3w jb 1 1 1t 10
c b2 3w j4 4 2 1w 10
b b4 3v j6 2 2 1w z
b b4 3v j6 1z 10
b b4 3v j5 4 1 1v 10
b b4 3t 1 1 j0 1 1 6 1 1g 1 f 10
c b3 3t 1 1 j0 3 4 1i 1 f 10
a b5 3t 1 1 j0 2 4 1h 1 2 1 e 10
9 1 1 b2 3w j1 3 3 1h 1 1 3 d 10
9 b7 3r 1 1 1 1 is 2 5 3 1 1m 1 c 1 1 10
9 b5 3u 2 1 ip 1 1 3 2 2 1 2 2 21 10
9 b7 3r it 5 2 28 10
a b3 3u 3 1 ip 2 1 2c z
9 b1 3x 3 2 in 2h y
9 az 3z 3 2 in 2g y
9 ay 40 3 1 ip 2 1 1 3 28 y
9 ax 41 is 5 3 27 z
9 ax 44 ig 2 6 2g z
a ay 41 ii 5 1 2h z
9 1 1 av 43 ij 2 3 2h y
9 aw 44 io 2h y
9 af 1 a 4b in 2i w
8 ah 1 8 4c ig 1 4 2j x
9 9t 4 k 1 6 4d ii 1 1 2l 1 1 u
9 9q 8 k 1 4 4e ih 2p u
9 9o a l 1 2 4f ih 2q s
9 9n b m 1 1 4f gb 2 1 1 22 2q s
a 9l b m 4i g9 1 28 2p s
b 9j 2 2 1 2 2 4 1 1 3 1 4x g5 2 2b 2q q
b 9j 2 2 1 2 5a g6 1 29 2r q
b 9h 4 2 1 1 5b g8 2 1z 2 4 2s o
b 9m 5e g6 4 1k 1 d 30 m b 1
b 9j 5i g3 1 1 1 1 1 1d 1 h 1 2 31 l
b 9h 5l 1 1 fw 4 2 1 1 1 19 1 5 1 1 4 9 1 2 32 l
b 9f 5n 1 1 fz 1 3 3 18 1 7 6 5 38 k
b 9c 5q 1 1 g0 2 3 2 13 1 1 1 9 7 1 3c i
b 9a 5s 1 1 g2 1 2 2 r 4 6 a 3 7 1 3e h
c 97 5u g1 1 1 3 1 2 1 1 n 4 4 2 1 9 5 1 1 3k h
b 94 1 2 5w 1 1 g0 1 2 6 l 5 5 1 1 a 2 1 2 3m f
b 94 5z 1 1 g1 1 2 5 k 6 6 45 c
b 95 5y 1 1 g5 5 l 4 5 47 b
c 93 61 g3 1 1 5 f 1 4 5 4 4a 8
c 92 62 g4 6 c 5 2 a 1 49 8
e 8y 65 fr 1 b 7 b 6 3 4j 7
b 3 1 8v 68 fq 2 a 7 3 2 7 5 3 4k 6
d 8w 6a 4 1 fk 2 9 9 1 2 9 4 1 4m 6
d 8v 6b fr 1 8 b 6 3 1 1 1 4q 5
d 8u 6c 5 1 fl 1 8 9 d 4r 6
d 8s 6f 4 1 fv 9 1 1 7 2 1 4s 5 h 1
d 8r 6g 4 1 fv c 1 2 3 4u 6 h 2
d 8p 6j 3 1 1 1 fl 2 6 h 2 4t 6
d 8n 6m 2 3 6 1 ff 1 6 7 5 2 4 4v 4
b 8n 6o 2 3 5 1 fh 1 5 7 3 6 2 4v 4
b 8m 6p 2 3 ff 1 7 1 4 f 1 4y 1 2 1
c 8j 6r 2 3 6 1 f8 1 5 4 1
c 8h 6u 1 4 fe 1 4 1 2 5 1
d 8g 6y 4 1 f9 2 6 4 1
d 8e 6y 5 1 es 1 g 3 4 2 2
d 87 74 5 2 f9 9 2
e 82 78 4 2 bu 1 1 1 3e j 1
e 7y 7d 3 2 2 1 br 5 36 1 5
h 7u 7m bs 3 2v 2 8 3 4 6 2
d 7w 7k bx 1 2 1 3 1 2c 1 c 1 9 3 3 7 1
e 7t 7k 1 1 bw 3 1 1 5 1 2a 2 1 1 h
f 7r 7l 1 2 3 1 br 5 1 1 3 1 2a 3 b 1 5
g 7p 7p 3 3 1 2 bh 1 4 6 2 2 j 1 1t 6 5 4 3
h 7n 7o 1 1 2 1 1 6 bg 4 3 5 k 2 1n 2 5 6 5 b 2
h 7l 7q 1 2 1 1 1 6 bd 1 2 3 3 6 1 1 1 2 g 1 1o 3 1 9 2 c 2
g 7k 7v 1 1 1 6 bd 1 2 2 1 2 1 b 2 1 e 1 1o l 2 2 1 1 1
i 7h 7w 1 8 1 2 b5 1 1 4 1 o b 3 1l 2 5 f 2 3 2
g 7e 8a 1 3 az 2 3 5 1 p b 3 2 1 1g 4 4 f 1 5 1
g 1 1 79 85 1 1 1 5 2 2 1 4 at 3 1 1 1 v b 3 2 2 18 1 3 1 2 4 1 p 1
h 71 8m 2 4 2 1 as 5 1 t b 1 1 5 2 1 x 1 8 3 5
h 1 1 6w 8p 2 3 at 8 1 t 7 3 1 d t 4 2 3 1
h 6u 8u 1 2 aq 1 2 4 1 1 1 y 1 l c 1 g 8 1
h 6t 8y ao 1 1 1 1 1s m 1 5
h 6q 92 al 2 1 1v d 1 5 1 2
h 6o 96 2 1 ag 2 2 1q h 1 7
h 6o 98 ah 2 2 1 1 1o g 2 5 1 1
h 6n 97 aj 1 4 1p g 2 5
h 6m 99 ai 1 2 1r h 1 5
h 6m 99 ak 4 1 1m i 1 2
h 6n 1 1 92 3 2 9x 1 1 2 f 1 1 1q k 1 4
h 6o 93 4 2 9w 4 5 4 7 4 2 1l i 5 2 8l 1
h 6o 8z 1 3 6 2 9v 2 3 1 3 1 5 7 1 6 1 1 1 y 1 g f 8t 2
h 6n 8z 4 3 5 1 9y 1 2 6 2 8 2 5 1 1h e 3 2 2 2 8l 2
g 6o 8z 4 3 6 1 9u 2 3 f 2 1o e 2 8 8l 1
h 6m 90 4 3 a2 1 2 d 2 3 1 1n d 3 2 4 1
h 5p 6 q 92 4 2 a2 3 1 1 3 c 1 1o d 9 1
h 5p 8 n 93 5 2 2 3 2 1 9t 6 3 8 1 1q e b 2
h 5o b j 96 5 4 3 1 9v 5 2 21 d b 1
i 5n d d 9a c 1 9v 6 2 22 b 4 1
i 5m f 2 9k c 1 9t 2c h
i 5l a3 8 1 9v 2d i 8u 2
h 5l a4 8 3 9s 2e f 1 2
h 4x b d a4 8 3 9q 2g 1 1 e 8v 1
h 4u f 3 1 7 a5 8 3 9q 2g f 8w 1
h 1 1 4r g a a8 6 3 9q 2g f 3 1 8q 1
j 4q h 7 ab 6 3 9p 2i g 2 1 8p 1
h 4r i 1 1 4 ae 5 1 9r 2h h
h 4r k 4 a5 4 6 3 2 9r 2h j
h 4q au 7 4 1 3 9r 2j i
h 4p aw 5 9 9r 2m f
h 4o ax 5 9 2 1 9o 2j 1 3 e
g 4n b0 4 c 9n 2k 2 1 e
g 4n b1 3 c 9i 2q 1 1 d
f 4n bi 9g 2r e
g 4l bh 2 1 9e 2s 3 1 8
g 4l bi 9f 2y 2
f 4l bk 9d
f 4l bk 9b
f 4k bl 96 2 2
f 4k bl 95 3m 1
f 4k bl 95 3k 3
f 4k bl 94 39 2 3 2 5 4
e 4l bm 93 2v 2 b b 2 5
e 4k bo 91 2t 7 3 1 5 c 2 9
e 4k bo 91 2m 1 6 8 1 3 1 g 1 9
e 4k bp 8z 2m 3 4 14
e 4k bp 8y 2m 7 1 1 1 13 8f 3
e 4k bn 1 1 8y 2l 1e 8g 2
h 4h bn 90 2k 3 1 1b
e 4k bp 8x 2l 1 3 1b
e 4k bp 8x 2n 1d
e 4l bp 8w 2m 1e
e 4l bp 8w 2k 1h 80 4
e 4l bp 8w 2h 1k 80 4
e 4k bq 8v 2h 1f 1 3 83 4
e 4k bq 8v 2g 1j 86 1
f 4i bq 8x 2e 1h 1 1
f 4i bq 8x 2c 1j
f 4i bq 8w 2c 1j
f 4h br 8u 2b 1m 83 1
f 4g bs 8u 2a 1l 85 1
f 4d bv 8u 2a 1k 86 1
f 4f bt 8u 29 1l 86 2 h 3
g 4d bv 8r 2b 1k 8q 3
g 4d bv 8q 2d 1j 8q 2
g 4d bv 8q 2d 1i 8r 1
g 4d bv 8q 2c 1j 8c 3 b 2
h 4c bw 8p 2c 1g 8e 4
g 4d bw 8p 2c 1i
g 4d bu 8s 2b 1i
g 4d bv 8r 2b 1i
g 4d bu 8u 29 1h
g 4e bt 8u 29 1g
g 4e bt 8v 28 1g
k 4a bt 8v 27 1h 89 1
j 4a bu 8v 28 1f 81 3 3 6 r 2
j 45 1 1 1 2 bs 8x 29 1d 82 3 2 9 p 3
j 1 1 42 2 1 1 1 bt 8y 28 1e 1 1 7z h l 4
j 44 4 1 bt 8y 28 1e 7w o j 5
k 43 bw 1 1 8z 27 1d 7w r g 7
k 43 bx 90 27 1d 7x s e 7
l 43 4 1 bq 93 25 18 82 t 1 2 9 8
l 45 2 1 bp 94 25 16 84 z 4 a
m 45 1 1 bp 95 24 15 85 1c
m 47 bp 1x 1 78 23 14 86 1c
n 46 bp 1y 1 77 27 z 87 1b
n 46 bo 1z 2 78 26 y 86 1b
n 46 bm 21 3 77 1 1 26 t 1 2 86 1a
n 45 bo 1z 5 79 26 l 3 1 3 2 87 1b
n 45 bo 1y 7 7a 28 h 8f 1c
n 44 bo 1z 7 7a 29 g 8f 1c
n 44 bn 21 6 7b 2g 8 8f 1c
o 42 bo 21 6 7a 3 1 2f 6 8f 1c
p 41 bo 21 6 1 1 1 1 7a 2e 1 1 2 2 1 8f 1c
p 40 bn 23 7 7d 2g 2 8i 1b
p 3z bp 22 8 7d ay 1c
p 3z bm 1 1 22 9 7e ax 1c
p 3y bn 23 a 7e ax 1c
p 3y bn 1k 1 i a 7c az 1d
p 3x bo c 1 17 1 i a 7c ay 1e
p 3x bn 1l 1 h c 7b ay 1e
p 3x bn d 1 17 1 g d 7b az 1d
p 3w bn d 2 1o c 79 1 2 ay 1f
p 3v bo b 1 1 1 18 1 e e 7a 2 1 aw 1g
q 3u bo 8 1 3 1 19 1 d f 7d aw 1h
p 3u bo 9 2 1 2 1a 1 b h 7d av 1h
p 3t bp 9 3 1c 2 9 i 1 1 7b av 1i
p 3s bq 8 3 2 1 1b 3 6 l 7c av 1h
p 3s bq 7 2 4 1 5 3 13 u 7c aw 1k
p 3r bq 7 2 4 1 5 1 y 1 6 v 7d av 1m
p 3p bs 4 4 5 1 2 1 11 1 5 w 7d aw 1k
p 3o bu 1 1 1 2 6 1 2 1 12 1b 75 av 1l
p 3n bz 5 1 3 1 4 1 6 1 l 1 1 1 1 17 3 2 77 au 1l
p 3l c1 3 2 3 1 5 2 4 1 6 1 b 1 2 1b 7e as 1m
p 3k c2 1 4 1 1 5 1 q 1f 3 1 7a as 1o
p 3j c3 1 5 5 2 7 1 h 1g 3 1 7b aq 1p
p 3h cc 3 1 1 1 6 2 6 1 9 1g 4 1 7c ap 1o
p 3g cg 2 1 6 2 3 1 1 2 9 1g 3 2 7d ap 1n
q 3e cg 3 2 5 1 3 1 2 1 a 1h 2 2 7e ao 1n
q 3e ck 5 2 3 3 a 1i 2 2 7g am 1n
q 3d cm 2 4 3 2 a 1m 7i am 1m
q 3c cu 2 2 8 1o 7j al 1l
q 3b cz 7 1p 7k ak 1l
q 3b cz 5 1q 7m ai 1m
q 3a eu 7n ai 1l
r 38 ev 7n ah 1m
r 37 ex 7n ag 1l
r 37 ex 7o ae 1m
q 37 ez 7l 1 2 ad 1m
q 37 f0 7o ac 1l
r 1 1 34 f0 7p ab 1l
r 36 f0 7q aa 1k
r 36 f0 7r a9 1j
q 1 1 36 ez 7t a6 1k
q 1 1 36 ez 7u a5 1j
q 1 1 31 2 2 f0 7s 1 2 a5 1j
s 35 f0 7u 1 1 a4 1j
s 35 f0 7w 1 1 a2 1i
q 1 2 34 ex 1 2 7x a3 1j
r 1 1 34 ex 1 2 7y a3 1f 1 2
q 1 2 34 f0 80 a1 1e 2 1
q 2 2 32 f1 81 9l 3 c 1e 1 1
q 3 1 32 f1 82 9j 4 1 2 9 1c
q 1 2 33 f2 82 9i 4 1 2 b 18
q 1 2 32 f1 83 9j 4 2 1 b 16 5 1
q 2 1 32 f1 83 4 3 9c 6 c 13
p 3 1 31 f2 8a 9c 9 9 12
p 3 1 31 f2 8a 9c a 8 11
p 2 1 32 f2 8c 9b 9 7 12
o 2 2 32 f3 8d 98 a 4 13
o 2 3 30 f4 8c 2 1 96 1g
o 4 2 2z f4 8c 2 3 94 1g
o 35 f4 8f 96 1g
o 34 f4 8g 96 2 2 1d
o 34 f4 8e 1 1 9a 1d
o 34 f4 8g 9a 1f
o 34 f4 8h 99 1e
o 33 f5 8j 97 1f
p 32 bi 1 3m 8j 98 1c
q 2j 4 e bi 1 3m 8k 96 1d
q 2i a 9 f5 8k 98 1a
q 2g c 1 1 6 f6 3 1 8h 97 19
p 2h d 2 1 4 f6 2 2 8h 96 1a
p 2h f 5 f8 1 2 8h 96 19
p 2h fr 3 1 8i 96 18
q 2g fs 8l 96 17
p 2 1 1 1 29 fv 8m 94 16
r 2 1 28 fw 8n 92 17
q 2b fx 8n 93 17
r 28 bx 1 42 8o 92 16
r 26 g2 8n 1 1 92 16
s 24 g3 8p 92 18
s 23 bz 3 42 8q 2 1 8z 17
s 21 c0 4 42 8t 8z 17
t 1z c0 4 43 8u 8z 17 9 1 1 3
t 1z bz 5 44 8t 8z 17 9 5 1 1
u 1x bz 6 44 8u 8y 18 8 5
u 1x by 7 44 8u 8y 19 8 4
v 1w u 7 ay 4 47 8s 90 18 9 2
v 1x s 1 2 9 au 5 47 8q 91 19 8 3 3 3
v 1y r 2 1 7 1 2 as 7 46 8s 8z 19 9 3 4 3
w 1d 2 i r 2 2 7 1 1 as 6 46 8t 8z f 1 u 8 3 6 1
w 1a m 2 j 1 8 1 2 7 1 1 ar 6 10 1 35 8t 8z f 2 u 8 2 9 3
x 16 r 2 i 1 b 8 aq 7 45 3 1 8q 8z 4 2 8 3 w 5 3
x 14 w 2 1 2 n 1 1 2 1 3 1 1 ao 7 46 4 1 8p 90 3 3 7 5 3 1 n 8 3
x 13 z 3 o 1 4 4 ao 4 1 2 46 4 1 8q 90 2 2 8 b k
y 12 11 1 p 1 4 2 1 1 aj 1 4 3 4a 2 2 8q 94 8 b k
z 11 1s 2 3 3 aj 1 3 2 1 1 44 1 5 2 2 8r 93 9 b k
z 11 1s 3 3 3 ah 2 3 2 4b 3 2 8r 94 9 a k
10 y 15 1 j 7 5 3 ag 2 2 4 4a 3 2 8r 96 7 b k
11 w 1q d 2 1 af 1 2 5 4a 3 2 8s 96 6 c j
12 v 1r e 1 1 ag 6 4a 2 2 8u 95 6 b k`,
}
