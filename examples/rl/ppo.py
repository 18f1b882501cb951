"""Masked PPO on many games at once: one seat against a level of the house, or all seats by itself.

python examples/rl/ppo.py fourberies --level novice --reward lead --minutes 20 --out ppo.npz
python examples/rl/ppo.py fourberies --level self --reward lead --minutes 20 --out self.npz

Rewards come at the end: what a decision brought is how much better its seat then stood, in the eyes
of the value that is learned beside the policy (generalised advantages). The curve goes into a CSV
file beside the policy.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from policies import save
from torch import nn

from chapiteau.research.vector import ManyGames

HIDDEN, RATE, CLIP, ENTROPY, PASSES, PIECES = 128, 1e-3, 0.2, 0.01, 4, 4
LEAST_RATE = 1e-4
"""What the rate has come down to at the end."""
TRACE = 0.97
"""How far what comes later counts for a decision: 0 to the next one only, 1 to the end."""
EXAMS, GAMES = 20, 128
"""How often while it learns, and in how many games, the policy is set against novices."""
LEAD = 10.0
"""Points of a lead that count as much as a victory."""


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


@dataclass
class Batch:
    """Decisions of games that are over, each with what it brought and what was to be expected."""

    rows: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    better: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)


def advantages(values: list[float], gain: float) -> list[float]:
    """What each decision of a seat brought, by what was expected before and after it."""
    found, trace, after = [], 0.0, gain
    for value in reversed(values):
        trace = after - value + TRACE * trace
        found.append(trace)
        after = value
    return found[::-1]


class Training:
    def __init__(self, args: argparse.Namespace) -> None:
        torch.manual_seed(args.seed)
        torch.set_num_threads(1)
        self.args, self.is_self = args, args.level == "self"
        level = None if self.is_self else args.level
        self.envs = ManyGames(
            args.game, args.rows, args.seats, seat=None, level=level, flat=True,
            reward=args.reward, autoreset_mode="SameStep",
        )  # fmt: skip
        self.net = Net(self.envs.lens.size, self.envs.lens.actions)
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE)
        self.seen, self.info = self.envs.reset(seed=args.seed)
        self.games: list[list[tuple[Any, ...]]] = [[] for _ in range(args.rows)]
        self.ends: list[float] = []

    def collect(self, decisions: int) -> Batch:
        """Play on until enough decisions belong to games that are over."""
        batch = Batch()
        while len(batch.rows) < decisions:
            row, mask = torch.from_numpy(self.seen), torch.from_numpy(self.envs.action_masks())
            with torch.no_grad():
                policy, values = self.net(row, mask)
                actions = policy.sample()
                chances = policy.log_prob(actions)
            who = self.info["to_move" if self.is_self else "seat"].tolist()
            told = (self.seen, mask, actions.tolist(), chances.tolist(), values.tolist(), who)
            for game, one in zip(self.games, zip(*told, strict=True), strict=True):
                game.append(one)
            self.seen, rewards, ended, _, self.info = self.envs.step(actions.numpy())
            for i in np.flatnonzero(ended):
                gains = self.info["final_info"]["gains"][i] if self.is_self else [rewards[i]]
                self.end(batch, int(i), gains)
        return batch

    def end(self, batch: Batch, i: int, gains: Any) -> None:
        for seat in sorted({one[-1] for one in self.games[i]}):
            mine = [one for one in self.games[i] if one[-1] == seat]
            gain = float(gains[seat if self.is_self else 0])
            gain = gain / LEAD if self.args.reward == "lead" else gain
            rows, masks, actions, chances, values, _ = zip(*mine, strict=True)
            batch.rows += rows
            batch.masks += masks
            batch.actions += actions
            batch.chances += chances
            better = advantages(list(values), gain)
            batch.better += better
            batch.returns += [a + b for a, b in zip(better, values, strict=True)]
        self.ends.append(float(gains[0]))
        self.games[i] = []

    def learn(self, batch: Batch) -> None:
        rows = torch.from_numpy(np.stack(batch.rows))
        masks, actions = torch.stack(batch.masks), torch.tensor(batch.actions)
        before, returns = torch.tensor(batch.chances), torch.tensor(batch.returns)
        better = torch.tensor(batch.better)
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(PASSES):
            for part in torch.randperm(len(actions)).chunk(PIECES):
                policy, values = self.net(rows[part], masks[part])
                ratio = (policy.log_prob(actions[part]) - before[part]).exp()
                gain = torch.min(
                    ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]
                )
                miss = (values - returns[part]).square().mean()
                loss = -gain.mean() + 0.5 * miss - ENTROPY * policy.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()

    def examine(self) -> float:
        """The share of victories against novices of the move that looks best, in fixed games."""
        args = self.args
        envs = ManyGames(
            args.game, GAMES, args.seats, seat=None, level="novice", flat=True, reward="share",
            autoreset_mode="SameStep",
        )  # fmt: skip
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
        out, minutes, decisions, exams = Path(self.args.out), 0.0, 0, 0
        with out.with_suffix(".csv").open("w", newline="") as file:
            curve = csv.writer(file)
            curve.writerow(["cpu_minutes", "decisions", "games", "against_novices"])
            while True:
                if minutes * EXAMS >= exams * self.args.minutes:
                    exams += 1
                    won = f"{self.examine():.3f}"
                    curve.writerow([f"{minutes:.2f}", decisions, len(self.ends), won])
                    file.flush()
                    save(out, self.net.state_dict())
                    if exams > EXAMS:
                        return
                began = time.process_time()
                left = max(0.0, 1 - minutes / self.args.minutes)
                for group in self.optimizer.param_groups:
                    group["lr"] = LEAST_RATE + (RATE - LEAST_RATE) * left
                batch = self.collect(self.args.batch)
                self.learn(batch)
                decisions += len(batch.rows)
                minutes += (time.process_time() - began) / 60


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--reward", default="share", choices=("share", "lead"))
    parser.add_argument("--rows", type=int, default=32)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="policy.npz")
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
