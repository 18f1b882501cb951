"""Masked PPO on many games at once: one seat against a level of the house, or all seats by itself.

python examples/rl/ppo.py fourberies --level novice --reward lead --minutes 40 --out ppo.npz
python examples/rl/ppo.py fourberies --level self --reward lead --minutes 40 --out self.npz
python examples/rl/ppo.py three_ring_circus --seats 1 --level self --reward points --out alone.npz

What a decision brought is how much better its seat then stood, in the eyes of the value that is
learned beside the policy (generalised advantages), however many others act in between. Beside the
policy lie the curve (.csv) and all that it takes to go on after a stop (.pt) by the same command.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from policies import save
from torch import nn

from chapiteau.registry import find
from chapiteau.research.vector import ManyGames

HIDDEN, RATE, CLIP, ENTROPY, PASSES, PIECES = 128, 1e-3, 0.2, 0.01, 4, 4
LEAST_RATE = 1e-4
"""What the rate has come down to at the end."""
TRACE = 0.97
"""How far what comes later counts for a decision: 0 to the next one only, 1 to the end."""
EXAMS, GAMES = 20, 128
"""How often while it learns, and in how many games, the policy is examined."""
CLEAR = 2.5
"""A lead of so many swings (`Mind.swing`) is as good as won: a larger one counts little more."""
HEADS = "cpu_minutes", "decisions", "games"
torch.distributions.Distribution.set_default_validate_args(False)  # which looks at every number


class Net(nn.Module):  # type: ignore[misc]  # torch is installed by `make rl` alone
    """A policy and a value on one trunk."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(seen, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh()
        )
        self.policy, self.value = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)

    def forward(self, row: Any, mask: Any) -> tuple[Any, Any]:
        inner = self.trunk(row)
        logits = self.policy(inner).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner)[:, 0]


class Steps(NamedTuple):
    """So many steps of all rows: what was seen, done and brought, first by step, then by row."""

    rows: Any
    masks: Any
    actions: Any
    chances: Any
    values: Any
    who: Any
    """Who acted: always 0 where one seat learns."""
    gains: Any
    """What each seat gained by it."""
    ended: Any

    def advantages(self) -> tuple[Any, Any]:
        """What each decision brought, and for which this is known: not for a seat's last one,
        unless its game has ended."""
        count, rows, seats = self.gains.shape
        better, known = np.zeros((count, rows), np.float32), np.zeros((count, rows), np.bool_)
        gain, after, trace = np.zeros((3, rows, seats), np.float32)  # since a seat's next decision
        is_known, every = np.zeros((rows, seats), np.bool_), np.arange(rows)
        for t in range(count - 1, -1, -1):
            over = self.ended[t]
            gain[over], after[over], trace[over], is_known[over] = 0, 0, 0, True
            gain += self.gains[t]
            at = every, self.who[t]
            known[t] = is_known[at]
            found = gain[at] + after[at] - self.values[t] + TRACE * trace[at]
            better[t] = np.where(known[t], found, 0)
            gain[at], after[at], trace[at], is_known[at] = 0, self.values[t], better[t], True
        return better, known


class Training:
    def __init__(self, args: argparse.Namespace) -> None:
        torch.manual_seed(args.seed)
        torch.set_num_threads(1)
        self.args, self.is_self = args, args.level == "self"
        self.envs = self.table(args.rows, None if self.is_self else args.level, args.reward)
        self.game, self.seats = find(args.game), self.envs.setup.seats
        self.is_alone = self.game.cooperative or self.seats == 1  # nobody to be ahead of
        self.net = Net(self.envs.lens.size, self.envs.lens.actions)
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE)
        self.ends: list[float] = []  # what the first seat, or the learner, gained in each game
        self.minutes, self.decisions, self.exams = 0.0, 0, 0

    def table(self, rows: int, level: Any, reward: str) -> ManyGames:
        args = self.args
        return ManyGames(
            args.game, rows, args.seats, seat=None, level=level, flat=True, reward=reward,
            autoreset_mode="SameStep",
        )  # fmt: skip

    def begin(self) -> None:
        """New games, which after a stop are not those of the beginning."""
        self.seen, self.info = self.envs.reset(seed=self.args.seed + self.decisions)
        self.sums = np.zeros((self.args.rows, self.seats if self.is_self else 1), np.float32)

    def collect(self, decisions: int) -> Steps:
        """Play on in all rows, about so many decisions."""
        steps = []
        for _ in range(-(-decisions // self.args.rows)):
            masks = self.envs.action_masks()
            with torch.no_grad():
                policy, values = self.net(torch.from_numpy(self.seen), torch.from_numpy(masks))
                actions = policy.sample()
                chances = policy.log_prob(actions)
            told = [each.numpy() for each in (actions, chances, values)]
            who = self.info["to_move"] if self.is_self else np.zeros(len(masks), np.int64)
            seen = self.seen
            self.seen, rewards, ended, _, self.info = self.envs.step(told[0])
            gains = self.info["gains"] if self.is_self else rewards[:, None]
            steps.append((seen, masks, *told, who, self.gained(gains), ended))
            self.count(gains, ended)
        return Steps(*map(np.stack, zip(*steps, strict=True)))

    def gained(self, gains: Any) -> Any:
        """What is learned from: of a lead mostly whether it is one."""
        if self.args.reward == "lead" and not self.is_alone:
            gains = np.tanh(gains / (CLEAR * self.game.mind().swing))
        return gains.astype(np.float32)

    def count(self, gains: Any, ended: Any) -> None:
        self.sums += gains
        self.ends += self.sums[ended, 0].tolist()
        self.sums[ended] = 0

    def learn(self, steps: Steps) -> None:
        better, known = steps.advantages()
        told = steps.rows, steps.masks, steps.actions, steps.chances, better, steps.values + better
        each = [torch.from_numpy(array[known]) for array in told]
        each[4] = (each[4] - each[4].mean()) / (each[4].std() + 1e-6)
        for _ in range(PASSES):
            for part in torch.randperm(len(each[0])).chunk(PIECES):
                self.improve(*[array[part] for array in each])
        self.decisions += len(each[0])

    def improve(
        self, rows: Any, masks: Any, actions: Any, before: Any, better: Any, returns: Any
    ) -> None:
        policy, values = self.net(rows, masks)
        ratio = (policy.log_prob(actions) - before).exp()
        gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
        miss = (values - returns).square().mean()
        loss = -gain.mean() + 0.5 * miss - ENTROPY * policy.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()

    def examine(self) -> float:
        """What the move that looks best comes to in fixed games: the share of victories against
        novices, or the points where nobody is beaten."""
        envs = self.table(GAMES, *((None, "lead") if self.is_alone else ("novice", "share")))
        seen, _ = envs.reset(seed=10**6)
        won = np.full(GAMES, np.nan)
        while np.isnan(won).any():
            with torch.no_grad():
                policy, _ = self.net(torch.from_numpy(seen), torch.from_numpy(envs.action_masks()))
            seen, rewards, ended, _, _ = envs.step(policy.logits.argmax(1).numpy())
            first = ended & np.isnan(won)
            won[first] = rewards[first]
        return float(won.mean())

    def run(self) -> None:
        out = Path(self.args.out)
        self.go_on(out.with_suffix(".pt"))
        self.begin()
        with out.with_suffix(".csv").open("a", newline="") as file:
            curve = csv.writer(file)
            if not file.tell():
                curve.writerow([*HEADS, "points" if self.is_alone else "against_novices"])
            while self.exams <= EXAMS:
                if self.minutes * EXAMS >= self.exams * self.args.minutes:
                    self.exams += 1
                    told = f"{self.minutes:.2f}", self.decisions, len(self.ends)
                    curve.writerow([*told, f"{self.examine():.3f}"])
                    file.flush()
                    save(out, self.net.state_dict())
                    self.keep(out.with_suffix(".pt"))
                began = time.process_time()
                left = max(0.0, 1 - self.minutes / self.args.minutes)
                for group in self.optimizer.param_groups:
                    group["lr"] = LEAST_RATE + (RATE - LEAST_RATE) * left
                self.learn(self.collect(self.args.batch))
                self.minutes += (time.process_time() - began) / 60

    def keep(self, file: Path) -> None:
        """Write down all that it takes to go on."""
        told = self.minutes, self.decisions, len(self.ends)
        torch.save((self.net.state_dict(), self.optimizer.state_dict(), told), file)

    def go_on(self, file: Path) -> None:
        """Take up what was kept, if there is anything."""
        if file.exists():
            net, optimizer, told = torch.load(file)
            self.net.load_state_dict(net)
            self.optimizer.load_state_dict(optimizer)
            self.minutes, self.decisions, games = told
            self.ends = [0.0] * games
            self.exams = int(self.minutes * EXAMS / self.args.minutes) + 1


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--reward", default="share", choices=("share", "lead", "points"))
    parser.add_argument("--rows", type=int, default=64)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="policy.npz")
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
