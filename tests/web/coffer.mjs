// The rules, through `coffer serve` (one line of JSON for each request), and where things lie on the table.

import { execFileSync, spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** The program of the command line. */
export const PROGRAM = process.env.KINGS_COFFER_CLI ?? '/var/cache/kings-coffer/engine/release/coffer';

/** Starts the program; `ask` gives its answers in turn. */
export async function rules() {
  await access(PROGRAM).catch(() => { throw new Error(`${PROGRAM} is missing: build the command line, or name it by KINGS_COFFER_CLI`); });
  const child = spawn(PROGRAM, ['serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const answer = JSON.parse((await lines.next()).value);
      if (answer.error) throw new Error(`${JSON.stringify(request)}: ${answer.error}`);
      return answer;
    },
    close: () => child.kill(),
  };
}

/** Every variant, as `coffer games` lists them. */
export const variants = () => JSON.parse(execFileSync(PROGRAM, ['games', '--json'], { encoding: 'utf8' })).games;

/** The squares of a move, as it is written: `11-15`, `15x22x29`. */
export const squaresOf = (move) => move.split(/[-x]/).map(Number);

const place = (square) => {
  const row = Math.floor((square - 1) / 4);
  return { row, column: ((square - 1) % 4) * 2 + (row % 2 === 0 ? 1 : 0) };
};
const SQUARES = new Map(Array.from({ length: 32 }, (_, i) => {
  const { row, column } = place(i + 1);
  return [`${row},${column}`, i + 1];
}));

/** The middle of a square in the window, at the design's two sizes; the board is turned for a person who plays dark. */
export function middle(square, size, turned) {
  let { row, column } = place(square);
  if (turned) [row, column] = [7 - row, 7 - column];
  const [left, top, cell] = size.width > size.height ? [142, 72, 72] : [19, 149, 44];
  return { x: left + (column + 0.5) * cell, y: top + (row + 0.5) * cell };
}

function board(position) {
  const men = new Map();
  for (const side of position.split(':').slice(1)) {
    for (const part of side.slice(1).split(',').filter(Boolean)) {
      const king = part.startsWith('K');
      const [first, last] = part.replace('K', '').split('-').map(Number);
      for (let square = first; square <= (last ?? first); square += 1) men.set(square, { side: side[0], king });
    }
  }
  return men;
}

/** Every way by which the piece on `start` can capture, landing by landing. */
export function captures(position, start) {
  const men = board(position);
  const piece = men.get(start);
  men.delete(start);
  const found = [];
  const go = (path, taken) => {
    const { row, column } = place(path.at(-1));
    let further = false;
    for (const down of [-1, 1]) {
      if (!piece.king && down !== (piece.side === 'B' ? 1 : -1)) continue;
      for (const right of [-1, 1]) {
        const over = SQUARES.get(`${row + down},${column + right}`);
        const landing = SQUARES.get(`${row + 2 * down},${column + 2 * right}`);
        const enemy = over !== undefined && men.get(over);
        if (!enemy || enemy.side === piece.side || taken.includes(over) || landing === undefined || men.has(landing)) continue;
        further = true;
        const crowned = !piece.king && [0, 7].includes(place(landing).row);
        if (crowned) found.push([...path, landing]);
        else go([...path, landing], [...taken, over]);
      }
    }
    if (!further && path.length > 1) found.push(path);
  };
  go([start], []);
  return found;
}

/** All moves as the places that are pointed at one after another. */
export function choices(state) {
  const starts = [...new Set(state.legal.map((move) => squaresOf(move)[0]))];
  if (state.legal.some((move) => move.includes('x'))) return starts.flatMap((start) => captures(state.position, start));
  return state.legal.map(squaresOf);
}

/** Of the choices, the one that is written so. */
export function choiceOf(state, move) {
  const squares = squaresOf(move);
  const open = choices(state).filter((choice) => choice[0] === squares[0] && choice.at(-1) === squares.at(-1));
  return open.find((choice) => choice.join() === squares.join()) ?? open[0];
}
