"""A bot of your own, over the same socket that people use: it sits down at a table and plays at random.

python examples/bot.py http://127.0.0.1:8000 TABLE
"""

import asyncio
import json
import random
import sys

import httpx
import websockets


async def play(server: str, table: str, name: str = "Chance") -> dict:
    async with httpx.AsyncClient(base_url=server) as http:
        await http.post("/api/me", json={"name": name})
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
    address = server.replace("http", "ws", 1) + f"/ws/tables/{table}"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"say": "sit", "id": "sit"}))
        await socket.send(json.dumps({"say": "ready", "id": "ready"}))
        async for text in socket:
            message = json.loads(text)
            view, moves = message.get("view"), message.get("moves")
            if view and view["result"]:
                return view["result"]
            if view and moves and view["decision"]["owes"]:
                number = view["decision"]["number"]
                answer = {"say": "play", "decision": number, "move": random.choice(moves), "id": f"move {number}"}
                await socket.send(json.dumps(answer))
    raise ConnectionError("the table closed before the game was over")


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2])))
