/**
 * The parts of the live channel, as live.js puts them together again. Types only: those of parts
 * that one module hears alone stand in that module.
 *
 * On the way a part holds only the fields that have changed, an item that is known too, and a
 * drawing is a number: those that are new come with the picture, or before it in a part of their own.
 * Pieces that come to lie elsewhere are told in rows (`lies`), each beginning with the piece below it.
 * When a region comes forward, the picture is kept under the number of the one that `leaves`; where
 * one is kept already under the number of that which `comes`, the patch goes on from there.
 *
 * @typedef {{k: string, x: number, y: number, svg?: string, over?: string, turn?: number,
 *   move?: string, label?: string, text?: string, state?: string, why?: string, ghost?: Ghost,
 *   answers?: string[], edge?: string}} Item
 * @typedef {[id: string, key: string, title: string, x: number, y: number, w: number, h: number, isFront: boolean, sign: string]} Region
 * @typedef {{svg: string, cells: [number, number][], verb: string, may: string, turned: number,
 *   flipped: number}} Way
 * @typedef {{x: number, y: number, step: number, columns: number, rows: number, names: string[],
 *   ways: Way[], way: number, cell: number, gains: [number[], string][]}} Ghost
 * @typedef {{seat: number, name: string, kind: "human" | "bot" | "empty", level: string,
 *   here: boolean, asked: boolean, sealed: boolean, sigil: number, absent?: boolean, holiday?: boolean, until?: number, time?: Time | null}} Seat
 * @typedef {{left: number, zero: number, until: number, rests: "" | "night" | "away" | "down", goes_on: number}} Time a bank: what is left while it stands, or when it would be empty
 * @typedef {{is: "table", phase: "waiting" | "playing" | "over", game: string, title: string,
 *   host: boolean, starts: boolean, seat: number | null, seats: Seat[], options: unknown[], pace: string, time_ends: "" | "kept" | "last", lost: number[],
 *   invite?: string, has_nonce?: boolean, commitment: string, at_once: boolean, seed: string, opening: Record<string, string>, scores: number[], winners: number[],
 *   chat_open: boolean}} Table
 * @typedef {{is: "scene", width: number, height: number, backdrop: string, items: Item[], regions?: Region[]}} Scene
 * @typedef {{is: "patch", put: Item[], drop: string[], order?: string[], height?: number, regions?: Region[], when?: "before" | "after"}} Patch `when`: it only brings a part of the table forward, before or after the step that is shown there
 * @typedef {{move: string, text: string, do?: string, region?: string, final?: boolean}} Option
 * @typedef {{by: string | null, seat: number | null, answered: number[], waits_for: string[]}} Wish
 * @typedef {{is: "ask", seat: number | null, position: number, prompt: string, help: string, options: Option[], chosen: string[],
 *   refused: Option[], undo: boolean, ask_undo: boolean, alone: boolean, hint: boolean, past: boolean, undo_asked: Wish | null}} Ask
 * @typedef {{is: "top", at: number, of: number, said: string, phase: string, signs: string[], names: string[], values: number[][]}} Top
 * @typedef {{is: "preview", move: string, pieces: Item[], gone: string[], gains: [seat: number, figure: number, difference: number][], lines: string[], open: boolean}} Preview
 * @typedef {{is: "visit", seat: number, picture: Scene | Patch}} Visit
 * @typedef {{is: "log", from: number, lines: string[]}} Log
 * @typedef {{title: string, lines: string[], sections: Section[], aside: boolean}} Section
 * @typedef {{is: "outline", section: Section}} Outline
 * @typedef {{is: "thinking", seats: number[]}} Thinking
 * @typedef {{is: "undo-asked"} & Wish} UndoAsked
 * @typedef {{seat: number | null, name: string, rank: number, total: number, won: boolean, late: boolean, piece: string, best: string}} Column
 * @typedef {{text: string, column: number, points: number}} PadLine
 * @typedef {{id: string, name: string, sign: string, cells: number[], best: number[], lines: PadLine[]}} PadRow
 * @typedef {{points: number, name: string, reached: boolean, success: boolean}} Mark
 * @typedef {{length: number, steps: [at: number, points: number][][], chapters: [at: number, name: string][]}} Course
 * @typedef {{is: "sheet", result: string, headline: string, margin: string, said: string, next: string, columns: Column[],
 *   rows: PadRow[], notes: string[], marks: Mark[], course: Course}} Sheet
 * @typedef {{is: "again", table: string, seat: number | null, by: string}} Again
 * @typedef {{is: "done", id: string}} Done
 * @typedef {{is: "no", id?: string, error: string, text: string, position?: number}} No
 * @typedef {{is: "why", move: string, text: string, rule: string}} Why
 * @typedef {{is: "thought", seat: number, text: string}} Thought
 * @typedef {{is: "hint", move: string, text: string}} Hint
 * @typedef {Table | Scene | Patch | Ask | Log | Outline | Thinking | UndoAsked | Sheet | Again |
 *   Done | No | Why | Thought | Hint | Top | Preview | Visit | Drawings} Common
 * @typedef {{is: "drawings", drawings: [number: number, svg: string][]}} Drawings
 * @typedef {Common | import("./chat.js").Heard | import("./lesson.js").Heard} Part
 * @typedef {Record<string, (part: any) => void>} Hears what a module does with the parts that it hears alone, by their kind
 * @typedef {{n: number, parts: Part[]}} Frame
 */

export {};
